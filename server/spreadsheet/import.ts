import type { ProductRow } from '../catalogue/catalogue-store.ts';
import { listed, productColumns, selected } from '../catalogue/product-columns.ts';
import { lockVersion, readStoredCatalogue } from '../catalogue/stored-catalogue.ts';
import type { Database, Queryable } from '../database/database.ts';
import { withMaintenanceLock } from '../database/migrate.ts';
import type { Table } from './columns.ts';
import { isApplicable, type Plan, type PlanOptions, planImport } from './plan.ts';
import { planFile } from './spreadsheet-worker.ts';

export interface ImportRecord {
  id: number;
  /** When, ISO 8601. */
  at: string;
  source: string;
  added: number;
  changed: number;
  removed: number;
  undoneAt: string | null;
}

/** An import cannot be undone; the message is Spanish. */
export class UndoError extends Error {}

export interface Imported {
  plan: Plan;
  /** Id in the history; null if nothing was written. */
  id: number | null;
  /** Whether nothing was written because the plan differs from the preview. */
  isStale: boolean;
}

export interface ImportOptions extends PlanOptions {
  /** Fingerprint of the plan in the preview; a different plan is not written. */
  shown?: string;
}

/** Rows per statement: a statement blocks the embedded database. */
const CHUNK = 1_000;

/** A stored product with its position in the shop's order. */
type Placed = ProductRow & { position: number };

/** Plans an import; writes nothing. @param content the rows, or a file, which a worker reads */
export async function previewImport(
  database: Database,
  content: Table | Buffer,
  options: PlanOptions = {},
): Promise<Imported> {
  const { plan } = await planStored(database, content, options);
  return { plan, id: null, isStale: false };
}

/** Planned before the transaction, so that messages and searches need not wait for the plan. */
async function planStored(database: Database, content: Table | Buffer, options: PlanOptions) {
  const catalogue = await database.transaction(readStoredCatalogue);
  const plan = Buffer.isBuffer(content)
    ? await planFile(content, catalogue, options)
    : planImport(catalogue, content, options);
  return { plan, version: catalogue.version };
}

/**
 * Plans an import and, if there is no problem, applies it, in one transaction.
 * @param content the rows, or a file, which a worker reads
 * @param source the file name, for the history
 */
export async function applyImport(
  database: Database,
  content: Table | Buffer,
  source: string,
  { shown, ...options }: ImportOptions = {},
): Promise<Imported> {
  const { plan, version } = await planStored(database, content, options);
  const isStale = shown !== undefined && shown !== plan.fingerprint;
  if (!isApplicable(plan) || isStale) return { plan, id: null, isStale };
  const id = await withMaintenanceLock(database, async (transaction) => {
    const isCurrent = (await lockVersion(transaction)) === version;
    return isCurrent ? write(transaction, plan, source) : null;
  });
  if (id !== null) return { plan, id, isStale };
  return { ...(await previewImport(database, content, options)), isStale: true };
}

/** @returns the id in the history */
async function write(
  transaction: Queryable,
  { added, changes, removed, newCategories }: Plan,
  source: string,
): Promise<number> {
  const removedIds = removed.map(({ id }) => id);
  const fields = new Set(changes.map(({ field }) => field));
  const changedIds = [...new Set(changes.map(({ id }) => id))];
  const before = await stored(transaction, [...changedIds, ...removedIds]);
  await insertCategories(transaction, newCategories);
  const after = new Map(before.map((product) => [product.id, { ...product }]));
  for (const { id, field, after: value } of changes) {
    Object.assign(after.get(id) ?? {}, { [field]: value });
  }
  const [last] = await transaction.query<{ position: number }>(
    'SELECT coalesce(max(position), 0) AS position FROM products',
  );
  const from = (last?.position ?? 0) + 1;
  const placed = added.map((product, index) => ({ ...product, position: from + index }));
  await remove(transaction, removedIds);
  const updated = changedIds.flatMap((id) => after.get(id) ?? []);
  await inChunks(updated, (chunk) => update(transaction, chunk, fields));
  await inChunks(placed, (chunk) => insert(transaction, chunk));
  const isRemoved = new Set(removedIds);
  const [record] = await transaction.query<{ id: number }>(
    `INSERT INTO catalogue_imports (source, added, changed, removed)
     VALUES ($1, $2::jsonb, $3::jsonb, $4::jsonb) RETURNING id`,
    [
      source,
      JSON.stringify(added.map(({ id }) => id)),
      JSON.stringify(before.filter(({ id }) => !isRemoved.has(id))),
      JSON.stringify(before.filter(({ id }) => isRemoved.has(id))),
    ],
  );
  if (!record) throw new Error('The import has no record');
  return record.id;
}

async function inChunks<Row>(
  rows: readonly Row[],
  write: (chunk: readonly Row[]) => Promise<void>,
): Promise<void> {
  for (let done = 0; done < rows.length; done += CHUNK) {
    await write(rows.slice(done, done + CHUNK));
  }
}

/**
 * Restores the products that the newest import changed or removed, and removes those it added. Later
 * edits of these products are lost; new categories stay.
 * @param id the import to undo; the newest by default
 * @throws UndoError when there is none, or a newer one has to be undone first
 */
export function undoImport(database: Database, id?: number): Promise<ImportRecord> {
  return withMaintenanceLock(database, async (transaction) => {
    const [newest] = await transaction.query<{
      id: number;
      added: number[];
      changed: Placed[];
      removed: Placed[];
    }>(
      `SELECT id, added, changed, removed FROM catalogue_imports
        WHERE undone_at IS NULL ORDER BY id DESC LIMIT 1`,
    );
    if (!newest) throw new UndoError('No hay ninguna importación que deshacer.');
    if (id !== undefined && id !== newest.id) {
      throw new UndoError(`Antes hay que deshacer la importación ${newest.id}.`);
    }
    await remove(transaction, newest.added);
    const fields = new Set(productColumns.map(({ field }) => field));
    await inChunks(newest.removed, (chunk) => insert(transaction, chunk));
    await inChunks(newest.changed, (chunk) => update(transaction, chunk, fields));
    await transaction.query('UPDATE catalogue_imports SET undone_at = now() WHERE id = $1', [
      newest.id,
    ]);
    const record = (await importHistory(transaction)).find((entry) => entry.id === newest.id);
    if (!record) throw new Error('The undone import is missing');
    return record;
  });
}

export function importHistory(database: Queryable): Promise<ImportRecord[]> {
  return database.query<ImportRecord>(
    `SELECT id, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at, source,
            jsonb_array_length(added) AS added, jsonb_array_length(changed) AS changed,
            jsonb_array_length(removed) AS removed,
            to_char(undone_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "undoneAt"
       FROM catalogue_imports ORDER BY id DESC`,
  );
}

const RECORD = `AS row (position integer, ${listed(({ field, type }) => `"${field}" ${type}`)})`;

/** Products as stored, including amounts out of range. */
function stored(transaction: Queryable, ids: readonly number[]): Promise<Placed[]> {
  return transaction.query<Placed>(
    `SELECT position, ${selected('float8')}
       FROM products WHERE id IN (SELECT value::integer FROM jsonb_array_elements_text($1::jsonb))
      ORDER BY position, id`,
    [JSON.stringify(ids)],
  );
}

async function insertCategories(transaction: Queryable, names: readonly string[]): Promise<void> {
  await transaction.query(
    `INSERT INTO categories (name, position)
     SELECT name, place + (SELECT coalesce(max(position), 0) FROM categories)
       FROM jsonb_array_elements_text($1::jsonb) WITH ORDINALITY AS entry (name, place)`,
    [JSON.stringify(names)],
  );
}

async function insert(transaction: Queryable, products: readonly Placed[]): Promise<void> {
  await transaction.query(
    `INSERT INTO products (position, ${listed(({ column }) => column)})
     SELECT position, ${listed(({ field }) => `"${field}"`)}
       FROM jsonb_to_recordset($1::jsonb) ${RECORD}`,
    [JSON.stringify(products)],
  );
}

/** @param fields the columns to write: indexed ones are slow */
async function update(
  transaction: Queryable,
  products: readonly Placed[],
  fields: ReadonlySet<keyof ProductRow>,
): Promise<void> {
  const set = productColumns.filter(({ field }) => fields.has(field) && field !== 'id');
  const [columns, row] = [
    set.map(({ field, column }) => `${column} = row."${field}"`).join(', '),
    set.map(({ field, type }) => `, "${field}" ${type}`).join(''),
  ];
  const values = products.map((product) =>
    Object.fromEntries(['id' as const, ...fields].map((field) => [field, product[field]])),
  );
  await transaction.query(
    `UPDATE products SET ${columns}
       FROM jsonb_to_recordset($1::jsonb) AS row (id integer${row}) WHERE products.id = row.id`,
    [JSON.stringify(values)],
  );
}

async function remove(transaction: Queryable, ids: readonly number[]): Promise<void> {
  await transaction.query(
    'DELETE FROM products WHERE id IN (SELECT value::integer FROM jsonb_array_elements_text($1::jsonb))',
    [JSON.stringify(ids)],
  );
}
