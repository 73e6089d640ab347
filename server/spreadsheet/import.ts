import type { ProductRow } from '../catalogue/catalogue-store.ts';
import { listed, selected } from '../catalogue/product-columns.ts';
import { readStoredCatalogue } from '../catalogue/stored-catalogue.ts';
import type { Database, Queryable } from '../database/database.ts';
import { withMaintenanceLock } from '../database/migrate.ts';
import { type Spreadsheet, versionOf } from './columns.ts';
import { exportNote, readExport, UNKNOWN_VERSION } from './exports.ts';
import { OwnerError } from './owner-error.ts';
import { isApplicable, type Plan, type PlanOptions, planImport } from './plan.ts';
import { finishCategories, prepareCategories } from './write-categories.ts';

export interface ImportRecord {
  id: number;
  /** When, ISO 8601. */
  at: string;
  source: string;
  added: number;
  changed: number;
  removed: number;
  /** Whether it changed categories. */
  hasCategories: boolean;
  undoneAt: string | null;
}

export interface Imported {
  plan: Plan;
  /** Id in the history; null if nothing was written. */
  id: number | null;
  /** Why an applicable plan was not written. */
  refusal: 'changed' | 'unconfirmed' | null;
}

export interface ImportOptions extends PlanOptions {
  /** Fingerprint of the plan in the preview; a different plan is not written. */
  shown?: string;
  /** The kinds of confirmations that were given. */
  confirmed?: readonly string[];
  /** Whether conflicts get the values of the file; otherwise they keep those of the shop. */
  overwrite?: boolean;
}

/** Rows per statement: a statement blocks the embedded database. */
const CHUNK = 1_000;

/** Imports in the history. */
const LISTED = 50;

/** A stored product with its position in the shop's order. */
type Placed = ProductRow & { position: number };

/** Plans an import; writes nothing. */
export async function previewImport(
  database: Database,
  file: Spreadsheet,
  options: PlanOptions = {},
): Promise<Imported> {
  const plan = await database.transaction((transaction) => planStored(transaction, file, options));
  return { plan, id: null, refusal: null };
}

async function planStored(
  transaction: Queryable,
  file: Spreadsheet,
  options: PlanOptions,
): Promise<Plan> {
  const catalogue = await readStoredCatalogue(transaction);
  const version = versionOf(file.products);
  const exported = version === null ? null : await readExport(transaction, version);
  const plan = planImport(catalogue, file, options, exported ?? undefined);
  if (exported?.nextImport) plan.notes.push(exportNote(exported));
  if (version !== null && !exported) plan.confirmations.push(UNKNOWN_VERSION);
  return plan;
}

/**
 * Plans an import and, if there is no problem and all is confirmed, applies it, in one transaction.
 * @param source the file name, for the history
 */
export function applyImport(
  database: Database,
  file: Spreadsheet,
  source: string,
  { shown, confirmed = [], overwrite = false, ...options }: ImportOptions = {},
): Promise<Imported> {
  return withMaintenanceLock(database, async (transaction) => {
    // Whoever else changes the catalogue waits.
    await transaction.query('SELECT 1 FROM catalogue_version FOR UPDATE');
    const plan = await planStored(transaction, file, options);
    const written = {
      ...plan,
      changes: overwrite ? [...plan.changes, ...plan.conflicts] : plan.changes,
      conflicts: [],
    };
    if (!isApplicable(plan)) return { plan, id: null, refusal: null };
    if (shown !== undefined && shown !== plan.fingerprint) {
      return { plan, id: null, refusal: 'changed' };
    }
    if (plan.confirmations.some(({ kind }) => !confirmed.includes(kind))) {
      return { plan, id: null, refusal: 'unconfirmed' };
    }
    const id = isApplicable(written) ? await write(transaction, written, source) : null;
    return { plan: written, id, refusal: null };
  });
}

/** @returns the id in the history */
async function write(
  transaction: Queryable,
  { added, changes, removed, categories }: Plan,
  source: string,
): Promise<number> {
  const changedIds = [...new Set(changes.map(({ id }) => id))];
  const before = await stored(transaction, changedIds);
  const removedBefore = await stored(
    transaction,
    removed.map(({ id }) => id),
  );
  if (categories) await prepareCategories(transaction, categories.after);
  const renamed = new Map(categories?.after.map(({ name, was }) => [was, name]));
  const after = new Map(
    before.map((product) => {
      const category = renamed.get(product.category) ?? product.category;
      return [product.id, { ...product, category }];
    }),
  );
  for (const { id, field, after: value } of changes) {
    Object.assign(after.get(id) ?? {}, { [field]: value });
  }
  const [last] = await transaction.query<{ position: number }>(
    'SELECT coalesce(max(position), 0) AS position FROM products',
  );
  const from = (last?.position ?? 0) + 1;
  const placed = added.map((product, index) => ({ ...product, position: from + index }));
  await remove(transaction, removedBefore);
  await upsert(transaction, [...after.values(), ...placed]);
  if (categories) await finishCategories(transaction, categories);
  const [record] = await transaction.query<{ id: number }>(
    `INSERT INTO catalogue_imports (source, added, changed, removed, categories)
     VALUES ($1, $2::jsonb, $3::jsonb, $4::jsonb, $5::jsonb) RETURNING id`,
    [source, added.map(({ id }) => id), before, removedBefore, categories].map((value) =>
      typeof value === 'string' ? value : JSON.stringify(value),
    ),
  );
  if (!record) throw new Error('The import has no record');
  return record.id;
}

/**
 * Restores the products and categories that the newest import changed or removed, and removes those it
 * added, except categories that have got other products. Later edits of these products are lost.
 * @param id the import to undo; the newest by default
 * @returns its id
 * @throws OwnerError when there is none, or a newer one has to be undone first
 */
export function undoImport(database: Database, id?: number): Promise<number> {
  return withMaintenanceLock(database, async (transaction) => {
    const [newest] = await transaction.query<{
      id: number;
      added: number[];
      changed: Placed[];
      removed: Placed[];
      categories: Plan['categories'];
    }>(
      `SELECT id, added, changed, removed, categories FROM catalogue_imports
        WHERE undone_at IS NULL ORDER BY id DESC LIMIT 1`,
    );
    if (!newest) throw new OwnerError('No hay ninguna importación que deshacer.');
    if (id !== undefined && id !== newest.id) {
      throw new OwnerError(`Antes hay que deshacer la importación ${newest.id}.`);
    }
    const { added, changed, removed, categories } = newest;
    const present = new Map(categories?.after.map(({ name, was }) => [was, name]));
    const reverse = categories && {
      before: categories.after.map(({ name }) => name),
      after: categories.before.map((name) => ({ name, was: present.get(name) ?? null })),
    };
    if (reverse) await prepareCategories(transaction, reverse.after);
    await remove(
      transaction,
      added.map((one) => ({ id: one })),
    );
    await upsert(transaction, [...removed, ...changed]);
    if (reverse) await finishCategories(transaction, reverse);
    await transaction.query('UPDATE catalogue_imports SET undone_at = now() WHERE id = $1', [
      newest.id,
    ]);
    return newest.id;
  });
}

/** The newest imports. Reading more takes the database seconds: each may contain all products. */
export function importHistory(database: Queryable): Promise<ImportRecord[]> {
  return database.query<ImportRecord>(
    `SELECT id, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at, source,
            jsonb_array_length(added) AS added, jsonb_array_length(changed) AS changed,
            jsonb_array_length(removed) AS removed,
            coalesce(jsonb_typeof(categories) = 'object', false) AS "hasCategories",
            to_char(undone_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "undoneAt"
       FROM catalogue_imports ORDER BY id DESC LIMIT ${LISTED}`,
  );
}

/** Products with their positions. */
function stored(transaction: Queryable, ids: readonly number[]): Promise<Placed[]> {
  return transaction.query<Placed>(
    `SELECT position, ${selected}
       FROM products WHERE id IN (SELECT value::integer FROM jsonb_array_elements_text($1::jsonb))
      ORDER BY position, id`,
    [JSON.stringify(ids)],
  );
}

async function upsert(transaction: Queryable, products: readonly Placed[]): Promise<void> {
  for (let done = 0; done < products.length; done += CHUNK) {
    await transaction.query(
      `INSERT INTO products (position, ${listed(({ column }) => column)})
       SELECT position, ${listed(({ field }) => `"${field}"`)}
         FROM jsonb_to_recordset($1::jsonb)
           AS row (position integer, ${listed(({ field, type }) => `"${field}" ${type}`)})
       ON CONFLICT (id) DO UPDATE SET ${listed(({ column }) => `${column} = excluded.${column}`)}`,
      [JSON.stringify(products.slice(done, done + CHUNK))],
    );
  }
}

async function remove(transaction: Queryable, products: readonly { id: number }[]): Promise<void> {
  await transaction.query(
    'DELETE FROM products WHERE id IN (SELECT value::integer FROM jsonb_array_elements_text($1::jsonb))',
    [JSON.stringify(products.map(({ id }) => id))],
  );
}
