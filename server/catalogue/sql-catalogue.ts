import type { Queryable } from '../database/database.ts';
import { log } from '../observability/log.ts';
import { type Catalogue, type ProductRow, SEARCH_LIMIT } from './catalogue-store.ts';
import { type Amount, amounts, isAmountInRange, selected } from './product-columns.ts';

const IN_ORDER = 'ORDER BY position, id';

/** Both folded, LIKE wildcards escaped. */
const NAME_CONTAINS = String.raw`
  name_folded LIKE '%' || regexp_replace(catalogue_fold($1), '([\\%_])', '\\\1', 'g') || '%'`;

type StoredRow = Omit<ProductRow, Amount> & Record<Amount, string | null>;

/** Reads the whole catalogue. An amount out of range (an operator's slip) is logged and null. */
export async function readCatalogue(transaction: Queryable): Promise<Catalogue> {
  const categories = await transaction.query<{ name: string }>(
    'SELECT name FROM categories ORDER BY position, name',
  );
  const rows = await transaction.query<StoredRow>(
    `SELECT ${selected('text')} FROM products ${IN_ORDER}`,
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

/**
 * The ids of `productsByName`, by the trigram index; the products themselves are in memory. A text of
 * one or two characters has no trigram and scans names in catalogue order, up to the limit.
 */
export async function idsByName(database: Queryable, text: string): Promise<number[]> {
  // PostgreSQL refuses NUL and lone surrogates; no stored name contains them.
  if (text.includes('\0') || /\p{Surrogate}/u.test(text)) return [];
  const found = await database.query<{ id: number }>(
    `SELECT id FROM products WHERE ${NAME_CONTAINS} ${IN_ORDER} LIMIT ${SEARCH_LIMIT}`,
    [text],
  );
  return found.map(({ id }) => id);
}

/** Uses the trigram index as a search does. */
export async function checkSearch(database: Queryable): Promise<void> {
  await database.query(`SELECT 1 FROM products WHERE name_folded LIKE '%comprobacion%' LIMIT 1`);
}
