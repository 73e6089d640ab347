import { listed, productColumns, selected } from '../catalogue/product-columns.ts';
import { insertProducts } from '../catalogue/seed.ts';
import { readVersion } from '../catalogue/stored-catalogue.ts';
import type { Database, Queryable } from '../database/database.ts';
import { withMaintenanceLock } from '../database/migrate.ts';
import type { PlannedCategory } from './categories.ts';
import { OwnerError } from './owner-error.ts';
import { isApplicable, type Plan } from './plan.ts';

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

const CHANGED =
  'No se ha escrito nada: el catálogo cambió mientras usted leía. Pida otra vez la vista previa.';

/** Imports in the history. */
const LISTED = 50;

/**
 * Writes a plan, in one transaction.
 * @param source the file name, for the history
 * @param confirmed the confirmations that were given
 * @param overwrite whether conflicts get the values of the file; otherwise they keep those of the shop
 * @returns the id in the history
 * @throws OwnerError when it changes nothing, has problems or is not confirmed, or the catalogue has
 * changed since it was planned
 */
export async function applyImport(
  database: Database,
  plan: Plan,
  source: string,
  confirmed: readonly string[],
  overwrite = false,
): Promise<number> {
  const changes = overwrite ? [...plan.changes, ...plan.conflicts] : plan.changes;
  const written = { ...plan, changes, conflicts: [] };
  if (!isApplicable(written)) throw new OwnerError('No hay nada que escribir.');
  if (plan.confirmations.some((text) => !confirmed.includes(text))) {
    throw new OwnerError('No se ha escrito nada: falta confirmar lo marcado.');
  }
  return withMaintenanceLock(database, async (transaction) => {
    // Later writers wait.
    await transaction.query('SELECT 1 FROM catalogue_version FOR UPDATE');
    const version = await readVersion(transaction);
    if (version !== plan.version) throw new OwnerError(CHANGED);
    return write(transaction, written, source);
  });
}

/** The products whose ids are in a parameter, as JSON. */
const storedAsJson = (parameter: string) =>
  `(SELECT coalesce(jsonb_agg(row), '[]')
      FROM (SELECT position, ${selected} FROM products
             WHERE id IN (SELECT value::integer FROM jsonb_array_elements_text(${parameter}::jsonb))
           ) AS row)`;

/** @returns the id in the history */
async function write(
  transaction: Queryable,
  { added, changes, removed, categories }: Plan,
  source: string,
): Promise<number> {
  const columnOf = new Map(productColumns.map(({ field, column }) => [field, column]));
  const patches = new Map(changes.map(({ id }) => [id, {}]));
  for (const { id, field, after } of changes) {
    Object.assign(patches.get(id) ?? {}, { [columnOf.get(field) ?? '']: after });
  }
  const ids = (products: Iterable<{ id: number }>) =>
    JSON.stringify(Array.from(products, ({ id }) => id));
  const [record] = await transaction.query<{ id: number }>(
    `INSERT INTO catalogue_imports (source, added, changed, removed, categories)
     VALUES ($1, $2::jsonb, ${storedAsJson('$3')}, ${storedAsJson('$4')}, $5::jsonb) RETURNING id`,
    [
      source,
      ids(added),
      JSON.stringify([...patches.keys()]),
      ids(removed),
      JSON.stringify(categories),
    ],
  );
  if (!record) throw new Error('The import has no record');
  if (categories) await prepareCategories(transaction, categories.after);
  await transaction.query(
    'DELETE FROM products WHERE id IN (SELECT value::integer FROM jsonb_array_elements_text($1::jsonb))',
    [ids(removed)],
  );
  const names = editable.map(({ column }) => column).join(', ');
  await transaction.query(
    `UPDATE products SET (${names}) = (SELECT ${names} FROM jsonb_populate_record(products, patch))
       FROM jsonb_to_recordset($1::jsonb) AS entry (id integer, patch jsonb)
      WHERE products.id = entry.id`,
    [JSON.stringify(Array.from(patches, ([id, patch]) => ({ id, patch })))],
  );
  await insertProducts(transaction, added);
  if (categories) await removeCategories(transaction, categories);
  return record.id;
}

/** Renames, adds and orders categories, before products refer to them. */
async function prepareCategories(
  transaction: Queryable,
  after: readonly PlannedCategory[],
): Promise<void> {
  const planned = JSON.stringify(after.map((one, position) => ({ ...one, position })));
  await transaction.query(
    `UPDATE categories SET name = row.name
       FROM jsonb_to_recordset($1::jsonb) AS row (name text, was text)
      WHERE categories.name = row.was AND row.was <> row.name`,
    [planned],
  );
  await transaction.query(
    `INSERT INTO categories (name, position)
     SELECT name, position FROM jsonb_to_recordset($1::jsonb) AS row (name text, position integer)
     ON CONFLICT (name) DO UPDATE SET position = excluded.position`,
    [planned],
  );
}

/** Removes categories that no product refers to any more. */
async function removeCategories(
  transaction: Queryable,
  { before, after }: { before: readonly string[]; after: readonly PlannedCategory[] },
): Promise<void> {
  const kept = new Set(after.flatMap(({ name, was }) => [name, was]));
  await transaction.query(
    `DELETE FROM categories
      WHERE name IN (SELECT jsonb_array_elements_text($1::jsonb))
        AND NOT EXISTS (SELECT 1 FROM products WHERE category = categories.name)`,
    [JSON.stringify(before.filter((name) => !kept.has(name)))],
  );
}

/** Without the id: a trigger keeps ids that change, see migration 0006. */
const editable = productColumns.filter(({ field }) => field !== 'id');

/**
 * Restores the products and categories that the newest import changed or removed, and removes those it
 * added, except categories that have got other products. Later edits of these products are lost.
 * @param id the import to undo; the newest by default
 * @returns its id
 * @throws OwnerError when there is none, or a newer one has to be undone first
 */
export function undoImport(database: Database, id?: number): Promise<number> {
  return withMaintenanceLock(database, async (transaction) => {
    const [newest] = await transaction.query<{ id: number; categories: Plan['categories'] }>(
      `SELECT id, categories FROM catalogue_imports
        WHERE undone_at IS NULL ORDER BY id DESC LIMIT 1`,
    );
    if (!newest) throw new OwnerError('No hay ninguna importación que deshacer.');
    if (id !== undefined && id !== newest.id) {
      throw new OwnerError(`Antes hay que deshacer la importación ${newest.id}.`);
    }
    const { categories } = newest;
    const present = new Map(categories?.after.map(({ name, was }) => [was, name]));
    const reverse = categories && {
      before: categories.after.map(({ name }) => name),
      after: categories.before.map((name) => ({ name, was: present.get(name) ?? null })),
    };
    if (reverse) await prepareCategories(transaction, reverse.after);
    await transaction.query(
      `DELETE FROM products
        USING catalogue_imports AS import, jsonb_array_elements_text(added) AS entry (code)
        WHERE import.id = $1 AND products.id = code::integer`,
      [newest.id],
    );
    await transaction.query(
      `INSERT INTO products (position, ${listed(({ column }) => column)})
       SELECT row.position, ${listed(({ field }) => `row."${field}"`)}
         FROM catalogue_imports AS import, jsonb_to_recordset(removed || changed)
           AS row (position integer, ${listed(({ field, type }) => `"${field}" ${type}`)})
        WHERE import.id = $1
       ON CONFLICT (id) DO UPDATE SET ${editable.map(({ column }) => `${column} = excluded.${column}`).join(', ')}`,
      [newest.id],
    );
    if (reverse) await removeCategories(transaction, reverse);
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
            to_char(undone_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "undoneAt"
       FROM catalogue_imports ORDER BY id DESC LIMIT ${LISTED}`,
  );
}
