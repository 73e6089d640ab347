import AxeBuilder from '@axe-core/playwright';
import { type Checker, checkScreens, screensMethod } from '../lib/check-screens.ts';
import type { LabPart } from '../lib/part.ts';

export const axe: LabPart = {
  title: 'axe-core',
  method: `All rules that are on by default. ${screensMethod}`,
  run: ({ quick }) => checkScreens(findViolations, quick),
};

const findViolations: Checker = async (page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`),
  );
};
