import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Queryable } from '../database/database.ts';
import { log } from '../observability/log.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { createMemoryStore } from './memory-store.ts';
import { idsByName, readCatalogue } from './sql-catalogue.ts';

/** How often the version is looked at: a change is to be shown within a second, reading included. */
const POLL_MS = 500;

/** How often all rows are looked at, for edits past the triggers (replication, a restored dump). */
const SWEEP_MS = 45_000;

/** The catalogue of a database, kept in memory and renewed whole when it changes. */
export interface LiveCatalogue {
  /** Answers from the newest catalogue that could be read; only a search asks the database. */
  store: CatalogueStore;
  /** Has `listener` called each time another catalogue has taken the place of the last. */
  onRenewal(listener: () => void): void;
  /** Whether the database could be asked for a newer one when that was last tried. */
  isFollowing(): boolean;
  /** What somebody is to be told of: that it is old, or empty. Null while all is well. */
  problem(): string | null;
  /** Stops following the database. To be called before that is closed. */
  close(): void;
}

/**
 * Reads the catalogue and follows it from then on, whoever changes it. While a
 * newer one is being read, or cannot be, the old one goes on being answered.
 *
 * @throws when the first reading fails.
 */
export async function openLiveCatalogue(database: Database): Promise<LiveCatalogue> {
  const listeners: (() => void)[] = [];
  let { version, fingerprint, store, size } = await database.transaction(readEdition);
  let readAt = performance.now();
  let sweptAt = readAt;
  const alarmIfEmpty = () => {
    if (size === 0) log.error('The catalogue is empty: the shop shows no products');
  };
  alarmIfEmpty();
  let hasFailed = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const renewIfChanged = async () => {
    const began = performance.now();
    const isSweep = began - sweptAt >= SWEEP_MS;
    const isSame =
      (await readVersion(database)) === version &&
      (!isSweep || (await readFingerprint(database)) === fingerprint);
    const next = isSame ? null : await database.transaction(readEdition);
    if (isClosed) return;
    readAt = began;
    if (isSweep || next) sweptAt = began;
    if (!next) return;
    ({ version, fingerprint, store, size } = next);
    alarmIfEmpty();
    for (const listener of listeners) listener();
    // Of a catalogue that is changed all the time, at most half the time goes into reading it.
    await sleep(performance.now() - began, undefined, { ref: false });
  };

  const look = async () => {
    try {
      await renewIfChanged();
      if (hasFailed) log.info('The database answers again');
      hasFailed = false;
    } catch (error) {
      if (!hasFailed && !isClosed) log.error({ err: error }, 'The catalogue cannot be renewed');
      hasFailed = true;
    }
    if (isClosed) return;
    timer = setTimeout(look, POLL_MS);
    timer.unref();
  };
  void look();

  return {
    store: {
      allProducts: () => store.allProducts(),
      productById: (id) => store.productById(id),
      categoryNames: () => store.categoryNames(),
      productsInCategory: (category) => store.productsInCategory(category),
      productsOnOffer: () => store.productsOnOffer(),
      productsWithBrand: () => store.productsWithBrand(),
      productsByName: async (text) => {
        const ids = await idsByName(database, text);
        // What is too new to be in memory is in the next answer, as with the lists.
        const products = await Promise.all(ids.map((id) => store.productById(id)));
        return products.filter((product) => product !== null);
      },
    },
    onRenewal: (listener) => void listeners.push(listener),
    isFollowing: () => !hasFailed,
    problem: () => {
      const age = Math.round((performance.now() - readAt) / 1_000);
      if (hasFailed) return `The catalogue cannot be read; what is shown is ${age} s old`;
      return size === 0 ? 'The catalogue is empty' : null;
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

/** The catalogue as it stood at one moment, with its version then. */
async function readEdition(transaction: Queryable) {
  await transaction.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  const version = await readVersion(transaction);
  const fingerprint = await readFingerprint(transaction);
  const catalogue = await readCatalogue(transaction);
  const { length: size } = catalogue.products;
  return { version, fingerprint, store: createMemoryStore(catalogue), size };
}

async function readVersion(database: Queryable): Promise<string | undefined> {
  const [row] = await database.query<{ version: string }>(
    'SELECT version::text AS version FROM catalogue_version',
  );
  return row?.version;
}

/** Another one for any other rows, whoever wrote them; 40 ms for 10,000 products, in the database. */
async function readFingerprint(database: Queryable): Promise<string | undefined> {
  const [row] = await database.query<{ fingerprint: string }>(`
    SELECT concat_ws(' ', (SELECT sum(hashtextextended(products::text, 0)) FROM products),
                          (SELECT sum(hashtextextended(categories::text, 0)) FROM categories))
           AS fingerprint`);
  return row?.fingerprint;
}
