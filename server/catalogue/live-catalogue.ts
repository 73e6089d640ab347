import type { Database, Queryable } from '../database/database.ts';
import { sqlState } from '../database/database-errors.ts';
import { log } from '../observability/log.ts';
import { dayOf, productOn } from './discount-dates.ts';
import { createMemoryStore } from './memory-store.ts';
import { mergeChanges } from './merge-changes.ts';
import {
  type PlacedProduct,
  readCategoryNames,
  readChanges,
  readVersion,
} from './stored-catalogue.ts';
import type { Catalogue } from './stored-product.ts';

/** How often the catalogue's version is polled: a change is to be shown within a second. */
const POLL_MS = 500;

export type LiveCatalogue = Awaited<ReturnType<typeof openLiveCatalogue>>;

/**
 * Reads the catalogue and polls the database for changes, by whomever they are made. While a change
 * cannot be read, the previous catalogue is served.
 * @throws when the first read fails.
 */
export async function openLiveCatalogue(database: Database) {
  let current = await database.transaction((transaction) => readStore(transaction));
  let failure: unknown = null;
  let isClosed = false;

  const poll = async () => {
    try {
      if ((await readVersion(database)) !== current.version)
        current = await database.transaction((transaction) => readStore(transaction, current));
      if (failure) log.info('The catalogue can be read again');
      failure = null;
    } catch (error) {
      if (!failure && !isClosed) log.error({ err: error }, 'Failed to read the catalogue');
      failure = error;
    }
    if (!isClosed) setTimeout(poll, POLL_MS).unref();
  };
  void poll();

  return {
    /** The present one; replaced after a change and at midnight. */
    get store() {
      return current.daily.store;
    },
    /** Of the catalogue in `store`; differs after each change and from day to day. */
    version: () => `${current.version} ${current.daily.day}`,
    /** What an operator has to look at, or null. */
    problem: () => {
      const code = sqlState(failure) && ` (SQLSTATE ${sqlState(failure)})`;
      if (failure) return `The catalogue cannot be read; an earlier one is shown${code}`;
      return current.daily.store.allProducts().length === 0 ? 'The catalogue is empty' : null;
    },
    close: () => {
      isClosed = true;
    },
  };
}

interface Known {
  version: string | undefined;
  rows: readonly PlacedProduct[];
}

/** The catalogue and its version, of one moment. After a known version, reads only the changed rows. */
async function readStore(transaction: Queryable, known?: Known) {
  await transaction.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  const version = await readVersion(transaction);
  const categories = await readCategoryNames(transaction);
  const rows = await readRows(transaction, version, known);
  const products = rows.map(({ product }) => product);
  return { version, rows, daily: createDailyStore({ products, categories }) };
}

async function readRows(transaction: Queryable, version: string | undefined, known?: Known) {
  // A lower version is that of another catalogue, such as a restored one.
  if (known?.version && BigInt(version ?? 0) > BigInt(known.version)) {
    const { changed, count } = await readChanges(transaction, known.version);
    const rows = mergeChanges(known.rows, changed);
    // Otherwise products were removed.
    if (rows.length === count) return rows;
  }
  return (await readChanges(transaction)).changed;
}

/** A catalogue as visitors see it today: discounts begin and end without a change of the database. */
export function createDailyStore({ products, categories }: Catalogue) {
  const open = (day: string) => ({
    day,
    store: createMemoryStore({
      products: products.map((product) => productOn(day, product)),
      categories,
    }),
  });
  let current = open(dayOf(new Date()));
  const today = () => {
    const day = dayOf(new Date());
    if (day !== current.day) current = open(day);
    return current;
  };
  return {
    get store() {
      return today().store;
    },
    get day() {
      return today().day;
    },
  };
}
