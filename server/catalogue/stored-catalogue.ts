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
}

/** Reads the catalogue, its removed products, and its version before that. */
export async function readStoredCatalogue(transaction: Queryable) {
  const version = await readVersion(transaction);
  const catalogue = await readCatalogue(transaction);
  const removed = await transaction.query<RemovedProduct>('SELECT id, name FROM removed_products');
  return { ...catalogue, removed, version };
}

/** Reads the version, and makes others who change the catalogue wait for this transaction. */
export async function lockVersion(transaction: Queryable): Promise<string | undefined> {
  await transaction.query('SELECT 1 FROM catalogue_version FOR UPDATE');
  return readVersion(transaction);
}
