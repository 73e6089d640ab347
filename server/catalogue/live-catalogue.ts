import type { Database, Queryable } from '../database/database.ts';
import { log } from '../observability/log.ts';
import { createTaskQueue } from '../task-queue.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { createMemoryStore } from './memory-store.ts';
import { readCatalogue, readVersion } from './sql-catalogue.ts';

/** How often the catalogue's version is polled: a change is to be shown within a second. */
const POLL_MS = 500;

/** A search with 1,000 results takes about 10 ms of a core. */
const MAX_WAITING_SEARCHES = 50;

export type LiveCatalogue = Awaited<ReturnType<typeof openLiveCatalogue>>;

/**
 * Reads the catalogue and polls the database for changes, by whomever they are made. While a change
 * cannot be read, the previous catalogue is served.
 * @throws when the first read fails.
 */
export async function openLiveCatalogue(database: Database) {
  let { version, store, size } = await database.transaction(readVersionedCatalogue);
  let readAt = performance.now();
  let hasFailed = false;
  let isReadOnly = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const readIfChanged = async () => {
    const start = performance.now();
    const [present] = await database.query<{ version: string; isReadOnly: boolean }>(
      `SELECT version::text AS version, current_setting('transaction_read_only') = 'on' AS "isReadOnly"
         FROM catalogue_version`,
    );
    const isSame = present?.version === version;
    const next = isSame ? null : await database.transaction(readVersionedCatalogue);
    if (isClosed) return;
    isReadOnly = present?.isReadOnly ?? false;
    readAt = start;
    if (next) ({ version, store, size } = next);
  };

  const poll = async () => {
    try {
      await readIfChanged();
      if (hasFailed) log.info('The catalogue can be read again');
      hasFailed = false;
    } catch (error) {
      if (!hasFailed && !isClosed) log.error({ err: error }, 'Failed to read the catalogue');
      hasFailed = true;
    }
    if (isClosed) return;
    timer = setTimeout(poll, POLL_MS);
    timer.unref();
  };
  void poll();

  const inTurn = createTaskQueue('searches', MAX_WAITING_SEARCHES);
  const live: CatalogueStore = {
    allProducts: () => store.allProducts(),
    productById: (id) => store.productById(id),
    categoryNames: () => store.categoryNames(),
    productsInCategory: (category) => store.productsInCategory(category),
    productsOnOffer: () => store.productsOnOffer(),
    productsWithBrand: () => store.productsWithBrand(),
    productsByName: (text) => inTurn(() => store.productsByName(text)),
  };

  return {
    store: live,
    /** Of the catalogue in `store`; differs after each change. */
    version: () => version,
    /** What an operator has to look at, or null. */
    problem: () => {
      const age = Math.round((performance.now() - readAt) / 1_000);
      if (hasFailed) return `The catalogue cannot be read; the one shown is ${age} s old`;
      if (size === 0) return 'The catalogue is empty';
      return isReadOnly ? 'Contact messages cannot be stored: the database is read-only' : null;
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

async function readVersionedCatalogue(transaction: Queryable) {
  await transaction.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  const version = await readVersion(transaction);
  const catalogue = await readCatalogue(transaction);
  return { version, store: createMemoryStore(catalogue), size: catalogue.products.length };
}
