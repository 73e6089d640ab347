import type { Queryable } from '../database/database.ts';
import type { Catalogue } from './catalogue-store.ts';
import { readCatalogue, readVersion } from './sql-catalogue.ts';

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
