import type { Plan } from './plan.ts';

/** What the owner decides when a plan is written. */
interface PlanChoices {
  /** Whether categories that lose all their products are removed. */
  removesEmptied: boolean;
}

/** The plan as its owner wants it written. */
export function withChoices(plan: Plan, { removesEmptied }: PlanChoices): Plan {
  return {
    ...plan,
    categories: removesEmptied ? withoutEmptied(plan) : plan.categories,
  };
}

/** What can be shown of a plan: no prices before it is decided whether they include the tax. */
export function decidedPart(plan: Plan): Plan {
  if (!plan.asksTax) return plan;
  const none = { added: [], changes: [], conflicts: [], removed: [], warnings: [] };
  return { ...plan, ...none, confirmations: [], categories: null };
}

function withoutEmptied({ categories, emptied, present }: Plan): Plan['categories'] {
  const { before, after } = categories ?? {
    before: present,
    after: present.map((name) => ({ name, was: name })),
  };
  return { before, after: after.filter(({ name }) => !emptied.includes(name)) };
}
