import type { Queryable } from '../database/database.ts';
import { log } from '../observability/log.ts';
import type { Catalogue, ProductRow } from './catalogue-store.ts';
import { type Amount, amounts, isAmountInRange, selected } from './product-columns.ts';

type StoredRow = Omit<ProductRow, Amount> & Record<Amount, string | null>;

/** Reads the whole catalogue. An amount out of range (an operator's slip) is logged and null. */
export async function readCatalogue(transaction: Queryable): Promise<Catalogue> {
  const categories = await transaction.query<{ name: string }>(
    'SELECT name FROM categories ORDER BY position, name',
  );
  const rows = await transaction.query<StoredRow>(
    `SELECT ${selected('text')} FROM products ORDER BY position, id`,
  );
  return { categories: categories.map(({ name }) => name), products: rows.map(readRow) };
}

/** A counter that every change of the catalogue raises; see migration 0003. */
export async function readVersion(database: Queryable): Promise<string | undefined> {
  const [row] = await database.query<{ version: string }>(
    'SELECT version::text AS version FROM catalogue_version',
  );
  return row?.version;
}

function readRow(row: StoredRow): ProductRow {
  const read = Object.fromEntries(amounts.map((name) => [name, amount(row[name])]));
  const product = { ...row, ...(read as Record<Amount, number | null>) };
  const fields = amounts.filter((name) => row[name] !== null && product[name] === null);
  if (fields.length > 0) log.error({ id: row.id, fields }, 'Ignoring amounts out of range');
  return product;
}

function amount(text: string | null): number | null {
  // Number() turns an amount that is too small for a float8 into 0.
  const isLost = Number(text) === 0 && /[1-9]/.test(text ?? '');
  return text !== null && !isLost && isAmountInRange(Number(text)) ? Number(text) : null;
}
