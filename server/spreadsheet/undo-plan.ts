import { isDeepStrictEqual } from 'node:util';
import type { StoredProduct } from '../catalogue/stored-product.ts';
import type { PlannedCategory } from './categories.ts';
import { sheetColumns } from './columns.ts';
import type { Plan } from './plan.ts';

type Placed = StoredProduct & { position?: number };

/** What the history has of an import. */
export interface WrittenImport {
  /** Ids. */
  added: readonly number[];
  /** As they were before. */
  changed: readonly Placed[];
  removed: readonly Placed[];
  /** The added and changed products as they were afterwards; null: a release before 1.3 wrote it. */
  written: readonly StoredProduct[] | null;
  categories: Plan['categories'];
  /** Of later imports that are not undone, the oldest first. */
  later: readonly (readonly PlannedCategory[])[];
}

/** The shop now. `products` has at least those of the import. */
export interface Present {
  products: readonly StoredProduct[];
  categories: readonly string[];
}

/** A value that an import changed; undefined where the product did not or does not exist. */
export interface UndoneValue {
  id: number;
  uuid: string | null;
  name: string | null;
  field: keyof StoredProduct;
  before: StoredProduct[keyof StoredProduct] | undefined;
  written: StoredProduct[keyof StoredProduct] | undefined;
  now: StoredProduct[keyof StoredProduct] | undefined;
}

/** The effect of undoing an import. */
export interface UndoPlan {
  restored: UndoneValue[];
  /** Changed again after the import: they stay. */
  kept: UndoneValue[];
  /** Removed by the import. */
  returned: Placed[];
  /** Added by the import. */
  removed: StoredProduct[];
  /** The products to write. */
  products: Placed[];
  /** In order; undefined if they do not change. */
  categories: PlannedCategory[] | undefined;
}

/** Restores what an import wrote and nobody has changed since. */
export function planUndo(record: WrittenImport, present: Present): UndoPlan {
  const now = new Map(present.products.map((product) => [product.id, product]));
  const written = new Map((record.written ?? present.products).map((row) => [row.id, row]));
  const names = categoryNames(record, present.categories);
  const plan: UndoPlan = {
    restored: [],
    kept: [],
    returned: [],
    removed: [],
    products: [],
    categories: undefined,
  };
  for (const before of record.changed)
    restoreProduct(before, written.get(before.id), now.get(before.id), names, plan);
  for (const id of record.added) removeAdded(written.get(id), now.get(id), names, plan);
  for (const before of record.removed) {
    const found = now.get(before.id);
    if (found) {
      const { id, uuid, name } = before;
      const values = { before: name, written: undefined, now: found.name };
      plan.kept.push({ id, uuid, name, field: 'name', ...values });
    } else plan.returned.push({ ...before, category: names.of(before.category) });
  }
  plan.products.push(...plan.returned);
  plan.categories = names.planned(plan.products);
  return plan;
}

function restoreProduct(
  before: Placed,
  written: StoredProduct | undefined,
  now: StoredProduct | undefined,
  names: CategoryNames,
  plan: UndoPlan,
): void {
  const product = { ...before, ...now, category: names.back(now?.category ?? null) };
  let isRestored = false;
  for (const { field } of sheetColumns) {
    // A row of an older release lacks newer fields.
    if (before[field] === undefined) continue;
    const isCategory = field === 'category';
    const was = before[field];
    const wrote = written?.[field] ?? null;
    if (wrote === (isCategory ? names.own(before.category) : was)) continue;
    const value = now && (now[field] ?? null);
    const { id, uuid, name } = now ?? before;
    const undone: UndoneValue = { id, uuid, name, field, before: was, written: wrote, now: value };
    const isUnchanged = value === (isCategory ? names.follow(written?.category ?? null) : wrote);
    if (isUnchanged) {
      Object.assign(product, { [field]: isCategory ? names.of(before.category) : was });
      isRestored = true;
      plan.restored.push(undone);
    } else if (value !== was) plan.kept.push(undone);
  }
  if (isRestored) plan.products.push(product);
}

function removeAdded(
  written: StoredProduct | undefined,
  now: StoredProduct | undefined,
  names: CategoryNames,
  plan: UndoPlan,
): void {
  if (!written || !now) return;
  const edited = sheetColumns.filter(({ field }) => {
    const wrote = field === 'category' ? names.follow(written.category) : written[field];
    return (wrote ?? null) !== (now[field] ?? null);
  });
  if (edited.length === 0) plan.removed.push(now);
  const { id, uuid, name } = now;
  for (const { field } of edited) {
    const values = { before: undefined, written: written[field], now: now[field] };
    plan.kept.push({ id, uuid, name, field, ...values });
  }
}

type CategoryNames = ReturnType<typeof categoryNames>;

/** The names of categories then and now, which this and later imports may have changed. */
function categoryNames({ categories, later }: WrittenImport, present: readonly string[]) {
  const renamed = (name: string | null, entries: readonly PlannedCategory[]) =>
    entries.find(({ was }) => was === name && was !== null)?.name ?? name;
  const own = (name: string | null) => renamed(name, categories?.after ?? []);
  const follow = (name: string | null) => later.reduce(renamed, name);
  const planned = categories ? undoneCategories(categories, present) : present.map(unchanged);
  const back = (name: string | null) => renamed(name, planned);
  /** Where a product of a category goes that had this name before the import. */
  const of = (name: string | null) => {
    const isBack = planned.some((entry) => entry.name === name);
    return isBack ? name : back(follow(own(name)));
  };
  return {
    own,
    follow,
    back,
    of,
    /** With the categories that products need; undefined if they do not change. */
    planned: (products: readonly StoredProduct[]) => {
      const all = [...planned];
      for (const { category } of products) {
        const isKnown =
          present.includes(category ?? '') || all.some(({ name }) => name === category);
        if (category !== null && !isKnown) all.push({ name: category, was: null });
      }
      return isDeepStrictEqual(all, present.map(unchanged)) ? undefined : all;
    },
  };
}

const unchanged = (name: string): PlannedCategory => ({ name, was: name });

/** The categories before an import; if they have changed since, without its additions and renames. */
function undoneCategories(
  { before, after }: NonNullable<Plan['categories']>,
  present: readonly string[],
): PlannedCategory[] {
  const names = after.map(({ name }) => name);
  const nameNow = (name: string) => after.find(({ was }) => was === name)?.name ?? null;
  if (isDeepStrictEqual(names, present))
    return before.map((name) => ({ name, was: nameNow(name) }));
  const kept = present.flatMap((name) => {
    const entry = after.find((category) => category.name === name);
    if (entry?.was === null) return [];
    const isFree = entry && !present.includes(entry.was);
    return { name: isFree ? entry.was : name, was: name };
  });
  const lost = before.filter((name) => nameNow(name) === null && !present.includes(name));
  return [...kept, ...lost.map((name) => ({ name, was: null }))];
}
