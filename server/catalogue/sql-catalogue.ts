import type { Queryable } from '../database/database.ts';
import { log } from '../observability/log.ts';
import { type Catalogue, type ProductRow, SEARCH_LIMIT } from './catalogue-store.ts';
import { type Amount, amounts, selected } from './product-columns.ts';
import { isAmountInRange } from './amount-range.ts';

const IN_ORDER = 'ORDER BY position, id';

/** The name holds the text literally: both folded, wildcards of LIKE escaped. */
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

/** Null where it is no number that can be shown. */
function amount(text: string | null): number | null {
  // What is too small for a float8 becomes 0, which it is not.
  const isLost = Number(text) === 0 && /[1-9]/.test(text ?? '');
  return text !== null && !isLost && isAmountInRange(Number(text)) ? Number(text) : null;
}

/**
 * The ids of what `productsByName` of a `CatalogueStore` gives, by the trigram
 * index: the products themselves are in memory already, and would be most of
 * what the database has to read and send. A text of one or two characters has no
 * trigram: mostly such a text is in so many names that the limit is soon reached
 * in catalogue order; else every name is looked at.
 */
export async function idsByName(database: Queryable, text: string): Promise<number[]> {
  // PostgreSQL refuses a NUL and half a surrogate pair in any text, so nothing that it keeps can contain one.
  if (text.includes('\0') || /\p{Surrogate}/u.test(text)) return [];
  const found = await database.query<{ id: number }>(
    `SELECT id FROM products WHERE ${NAME_CONTAINS} ${IN_ORDER} LIMIT ${SEARCH_LIMIT}`,
    [text],
  );
  return found.map(({ id }) => id);
}
