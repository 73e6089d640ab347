import type { ProductRow } from '../catalogue/catalogue-store.ts';
import { listed, selected } from '../catalogue/product-columns.ts';
import { readCatalogue } from '../catalogue/sql-catalogue.ts';
import type { Database, Queryable } from '../database/database.ts';
import { inMaintenance } from '../database/migrate.ts';
import type { Table } from './columns.ts';
import { type Plan, type PlanOptions, planImport } from './plan.ts';

/** An import that was written. */
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

/** Why an import cannot be undone, in Spanish. */
export class UndoProblem extends Error {}

/** A stored product with its place in the shop's order. */
type Placed = ProductRow & { position: number };

/**
 * Plans an import and, unless there is a problem, writes it: all of it, or nothing. The plan is made
 * in the same transaction, so that it is of the very catalogue that is written to.
 *
 * @param source the file's name, for the history
 */
export function applyImport(
  database: Database,
  table: Table,
  source: string,
  options: PlanOptions = {},
): Promise<{ plan: Plan; id: number | null }> {
  return inMaintenance(database, async (transaction) => {
    const plan = planImport(await readCatalogue(transaction), table, options);
    const { added, changes, removed, problems } = plan;
    const isEmpty = added.length + changes.length + removed.length === 0;
    if (problems.length > 0 || isEmpty) return { plan, id: null };

    const changedIds = [...new Set(changes.map(({ id }) => id))];
    const before = await stored(transaction, [...changedIds, ...removed.map(({ id }) => id)]);
    await insertCategories(transaction, plan.newCategories);
    const after = new Map(before.map((product) => [product.id, { ...product }]));
    for (const { id, field, after: value } of changes) {
      Object.assign(after.get(id) ?? {}, { [field]: value });
    }
    await remove(
      transaction,
      removed.map(({ id }) => id),
    );
    await update(
      transaction,
      changedIds.flatMap((id) => after.get(id) ?? []),
    );
    const [last] = await transaction.query<{ position: number }>(
      'SELECT coalesce(max(position), 0) AS position FROM products',
    );
    const from = (last?.position ?? 0) + 1;
    await insert(
      transaction,
      added.map((product, index) => ({ ...product, position: from + index })),
    );
    const isRemoved = new Set(removed.map(({ id }) => id));
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
    return { plan, id: record?.id ?? null };
  });
}

/**
 * Brings back what was before the newest import that has not been undone. Edits since then of the
 * products that it touched are lost with it; categories that it added stay.
 *
 * @param id which import is meant, where that is not the newest
 * @throws UndoProblem when there is none, or a newer one stands in the way
 */
export function undoImport(database: Database, id?: number): Promise<ImportRecord> {
  return inMaintenance(database, async (transaction) => {
    const [newest] = await transaction.query<{
      id: number;
      added: number[];
      changed: Placed[];
      removed: Placed[];
    }>(
      `SELECT id, added, changed, removed FROM catalogue_imports
        WHERE undone_at IS NULL ORDER BY id DESC LIMIT 1`,
    );
    if (!newest) throw new UndoProblem('No hay ninguna importación que deshacer.');
    if (id !== undefined && id !== newest.id) {
      throw new UndoProblem(`Antes hay que deshacer la importación ${newest.id}.`);
    }
    await remove(transaction, newest.added);
    await insert(transaction, newest.removed);
    await update(transaction, newest.changed);
    await transaction.query('UPDATE catalogue_imports SET undone_at = now() WHERE id = $1', [
      newest.id,
    ]);
    const record = (await importHistory(transaction)).find((entry) => entry.id === newest.id);
    if (!record) throw new Error('The import that was undone is gone');
    return record;
  });
}

/** All imports, the newest first. */
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

/** Products as they are stored, which is more exact than what is shown of them. */
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

async function update(transaction: Queryable, products: readonly Placed[]): Promise<void> {
  await transaction.query(
    `UPDATE products SET ${listed(({ field, column }) => `${column} = row."${field}"`)}
       FROM jsonb_to_recordset($1::jsonb) ${RECORD} WHERE products.id = row.id`,
    [JSON.stringify(products)],
  );
}

async function remove(transaction: Queryable, ids: readonly number[]): Promise<void> {
  await transaction.query(
    'DELETE FROM products WHERE id IN (SELECT value::integer FROM jsonb_array_elements_text($1::jsonb))',
    [JSON.stringify(ids)],
  );
}
