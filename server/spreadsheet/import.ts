import { selected } from '../catalogue/product-columns.ts';
import { readVersion } from '../catalogue/stored-catalogue.ts';
import type { StoredProduct } from '../catalogue/stored-product.ts';
import { writeProducts } from '../catalogue/write-products.ts';
import type { Database, Queryable } from '../database/database.ts';
import { withMaintenanceLock } from '../database/maintenance-lock.ts';
import { OwnerError } from '../owner-error.ts';
import type { PlannedCategory } from './categories.ts';
import { remember } from './import-memory.ts';
import { isApplicable, type Plan } from './plan.ts';

export interface ImportRecord {
  id: number;
  at: Date;
  source: string;
  added: number;
  changed: number;
  removed: number;
  undoneAt: Date | null;
  /** Values that the undo left as they were; null before an undo. */
  kept: number | null;
}

export const CHANGED =
  'No se ha escrito nada: el catálogo cambió mientras usted leía. Pida otra vez la vista previa.';

/** Imports in the history. */
const LISTED_IMPORTS = 50;

/**
 * Writes a plan, in one transaction.
 * @param source the file name, for the history
 * @param confirmed the confirmations that were given
 * @returns the id in the history
 * @throws OwnerError when it changes nothing, has problems or is not confirmed, or the catalogue has
 * changed since it was planned
 */
export function applyImport(
  database: Database,
  plan: Plan,
  source: string,
  confirmed: readonly string[],
): Promise<number> {
  return withMaintenanceLock(database, async (transaction) => {
    if (!isApplicable(plan)) throw new OwnerError('No hay nada que escribir.');
    if (plan.confirmations.some((text) => !confirmed.includes(text))) {
      throw new OwnerError('No se ha escrito nada: falta confirmar lo marcado.');
    }
    // Later writers wait.
    await transaction.query('SELECT 1 FROM catalogue_version FOR UPDATE');
    if ((await readVersion(transaction)) !== plan.version) throw new OwnerError(CHANGED);
    const { added, changed, removed, categories } = plan;
    const [record] = await transaction.query<{ id: number }>(
      `INSERT INTO catalogue_imports (source, added, changed, removed, categories)
       VALUES ($1, $2::jsonb, ${storedAsJson('$3')}, ${storedAsJson('$4')}, $5::jsonb) RETURNING id`,
      [source, idsOf(added), idsOf(changed), idsOf(removed), JSON.stringify(categories)],
    );
    if (!record) throw new Error('The import has no record');
    const products = [...changed, ...added];
    await writeCatalogue(transaction, products, removed, categories?.after);
    await remember(transaction, plan.remembered);
    await transaction.query(
      `UPDATE catalogue_imports SET written = ${storedAsJson('$1')} WHERE id = $2`,
      [idsOf(products), record.id],
    );
    return record.id;
  });
}

/** As JSON. */
const idsOf = (products: readonly { id: number }[]) => JSON.stringify(products.map(({ id }) => id));

/** A condition: the ids that a parameter has as JSON. */
export const isListedIn = (parameter: string) =>
  `id IN (SELECT value::integer FROM jsonb_array_elements_text(${parameter}::jsonb))`;

const storedAsJson = (parameter: string) =>
  `(SELECT coalesce(jsonb_agg(row), '[]')
      FROM (SELECT position, ${selected} FROM products WHERE ${isListedIn(parameter)}) AS row)`;

export async function writeCatalogue(
  transaction: Queryable,
  products: readonly StoredProduct[],
  removed: readonly { id: number }[],
  categories: readonly PlannedCategory[] | undefined,
): Promise<void> {
  const planned = JSON.stringify(
    categories?.map((category, position) => ({ ...category, position })),
  );
  // Renamed and added before products refer to them.
  if (categories) {
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
  await transaction.query(`DELETE FROM products WHERE ${isListedIn('$1')}`, [idsOf(removed)]);
  await writeProducts(transaction, products);
  if (categories) {
    await transaction.query(
      `DELETE FROM categories
        WHERE name NOT IN (SELECT name FROM jsonb_to_recordset($1::jsonb) AS row (name text))
          AND NOT EXISTS (SELECT 1 FROM products WHERE category = categories.name)`,
      [planned],
    );
  }
}

/** The newest imports. Reading more takes the database seconds: each may contain all products. */
export function importHistory(database: Queryable): Promise<ImportRecord[]> {
  return database.query<ImportRecord>(
    `SELECT id, at, source, jsonb_array_length(added) AS added,
            jsonb_array_length(changed) AS changed, jsonb_array_length(removed) AS removed,
            undone_at AS "undoneAt", kept
       FROM catalogue_imports ORDER BY id DESC LIMIT ${LISTED_IMPORTS}`,
  );
}
