import type { StoredProduct } from '../catalogue/stored-product.ts';
import type { Plan } from './plan.ts';
import { noteUnit } from './units.ts';

/** What the owner decides when a plan is written. */
interface PlanChoices {
  /** Where units other than the piece are noted. */
  unitIn: 'name' | 'description';
  /** Whether categories that lose all their products are removed. */
  removesEmptied: boolean;
}

/** The plan as its owner wants it written. */
export function withChoices(plan: Plan, { unitIn, removesEmptied }: PlanChoices): Plan {
  const units = new Map(plan.units.map(({ id, unit }) => [id, unit]));
  const noted = (product: StoredProduct) => {
    const unit = units.get(product.id);
    return unit === undefined ? product : noteUnit(product, unit, unitIn);
  };
  return {
    ...plan,
    added: plan.added.map(noted),
    changed: plan.changed.map(noted),
    categories: removesEmptied ? withoutEmptied(plan) : plan.categories,
  };
}

/** What can be shown of a plan: no prices before it is decided whether they include the tax. */
export function decidedPart(plan: Plan): Plan {
  if (!plan.asksTax) return plan;
  const none = { added: [], changes: [], conflicts: [], removed: [], warnings: [] };
  return { ...plan, ...none, confirmations: [], units: [], categories: null };
}

function withoutEmptied({ categories, emptied, present }: Plan): Plan['categories'] {
  const { before, after } = categories ?? {
    before: present,
    after: present.map((name) => ({ name, was: name })),
  };
  return { before, after: after.filter(({ name }) => !emptied.includes(name)) };
}
