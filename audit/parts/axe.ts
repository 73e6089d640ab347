import AxeBuilder from '@axe-core/playwright';
import type { Part } from '../lib/part.ts';
import { type Judge, judgeScreens } from '../lib/screens.ts';

/** axe-core, all of its rules but the experimental ones. */
export const axe: Part = {
  title: 'axe-core',
  run: ({ quick }) => judgeScreens(judge, { counted: 'violations', quick }),
};

const judge: Judge = async ({ page }) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id} at ${target.join(' ')}: ${html.slice(0, 160)}`),
  );
};
