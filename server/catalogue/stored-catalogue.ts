import type { Queryable } from '../database/database.ts';
import type { Catalogue } from './catalogue-store.ts';
import { readCatalogue } from './sql-catalogue.ts';

/** A product that was removed. Its code is never given to another one. */
export interface RemovedProduct {
  id: number;
  name: string | null;
}

export interface StoredCatalogue extends Catalogue {
  removed: readonly RemovedProduct[];
  /** Differs after each change. */
  version: string | undefined;
}

export async function readStoredCatalogue(transaction: Queryable): Promise<StoredCatalogue> {
  // First: a change in between makes it look older than it is.
  const version = await readVersion(transaction);
  const catalogue = await readCatalogue(transaction);
  const removed = await transaction.query<RemovedProduct>('SELECT id, name FROM removed_products');
  return { ...catalogue, removed, version };
}

/** A counter that every change of the catalogue raises; see migration 0003. */
export async function readVersion(database: Queryable): Promise<string | undefined> {
  const [row] = await database.query<{ version: string }>(
    'SELECT version::text AS version FROM catalogue_version',
  );
  return row?.version;
}
