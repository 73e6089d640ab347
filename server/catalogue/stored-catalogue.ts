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
}

export async function readStoredCatalogue(transaction: Queryable): Promise<StoredCatalogue> {
  const catalogue = await readCatalogue(transaction);
  const removed = await transaction.query<RemovedProduct>('SELECT id, name FROM removed_products');
  return { ...catalogue, removed };
}
