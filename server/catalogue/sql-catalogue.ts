import type { Queryable } from '../database/database.ts';
import { log } from '../observability/log.ts';
import { isAmountInRange } from './amount-range.ts';
import { type Catalogue, type ProductRow, SEARCH_LIMIT } from './catalogue-store.ts';
import { type Amount, amounts, selected } from './product-columns.ts';

const IN_ORDER = 'ORDER BY position, id';

/** Both folded, LIKE wildcards escaped. */
const NAME_CONTAINS = String.raw`
  name_folded LIKE '%' || regexp_replace(catalogue_fold($1), '([\\%_])', '\\\1', 'g') || '%'`;

type StoredRow = Omit<ProductRow, Amount> & Record<Amount, string | null>;

/**
 * Reads the whole catalogue. An amount outside the valid range (an operator's slip) becomes null and
 * is logged.
 */
export async function readCatalogue(transaction: Queryable): Promise<Catalogue> {
  const categories = await transaction.query<{ name: string }>(
    'SELECT name FROM categories ORDER BY position, name',
  );
  const rows = await transaction.query<StoredRow>(
    `SELECT ${selected('text')} FROM products ${IN_ORDER}`,
  );
  return { categories: categories.map(({ name }) => name), products: rows.map(readRow) };
}

function readRow(row: StoredRow): ProductRow {
  const read = Object.fromEntries(amounts.map((name) => [name, amount(row[name])]));
  const product = { ...row, ...(read as Record<Amount, number | null>) };
  const fields = amounts.filter((name) => row[name] !== null && product[name] === null);
  if (fields.length > 0) log.error({ id: row.id, fields }, 'Ignoring amounts out of range');
  return product;
}

/** Null if it is out of range. */
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
