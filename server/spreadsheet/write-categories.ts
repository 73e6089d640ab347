import type { Queryable } from '../database/database.ts';
import type { PlannedCategory } from './categories.ts';

/** Renames, adds and orders categories, before products refer to them. */
export async function prepareCategories(
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
export async function removeCategories(
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
