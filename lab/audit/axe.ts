import AxeBuilder from '@axe-core/playwright';
import type { Part } from '../lib/result.ts';
import { type Checker, checkViews } from '../lib/views.ts';

/** axe-core, all of its rules but the experimental ones. */
export const axe: Part = {
  title: 'axe-core',
  run: ({ quick }) => checkViews(violationsOf, 'violations', quick),
};

const violationsOf: Checker = async (page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`),
  );
};
