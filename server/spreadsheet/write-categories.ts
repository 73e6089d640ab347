import type { Queryable } from '../database/database.ts';
import type { PlannedCategory } from './categories.ts';

/** Adds and renames categories, before products refer to them. */
export async function prepareCategories(
  transaction: Queryable,
  after: readonly PlannedCategory[],
): Promise<void> {
  const planned = JSON.stringify(after);
  await transaction.query(
    `UPDATE categories SET name = row.name
       FROM jsonb_to_recordset($1::jsonb) AS row (name text, was text)
      WHERE categories.name = row.was AND row.was <> row.name`,
    [planned],
  );
  await transaction.query(
    `INSERT INTO categories (name, position)
     SELECT name, 0 FROM jsonb_to_recordset($1::jsonb) AS row (name text, was text)
      WHERE was IS NULL ON CONFLICT DO NOTHING`,
    [planned],
  );
}

/** Removes categories that no product refers to any more, and orders the others. */
export async function finishCategories(
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
  await transaction.query(
    `UPDATE categories SET position = place
       FROM jsonb_array_elements_text($1::jsonb) WITH ORDINALITY AS entry (name, place)
      WHERE categories.name = entry.name`,
    [JSON.stringify(after.map(({ name }) => name))],
  );
}
