import { selected } from '../catalogue/product-columns.ts';
import { readCategoryNames, readVersion } from '../catalogue/stored-catalogue.ts';
import type { StoredProduct } from '../catalogue/stored-product.ts';
import type { Database, Queryable } from '../database/database.ts';
import { withMaintenanceLock } from '../database/maintenance-lock.ts';
import { OwnerError } from '../owner-error.ts';
import type { PlannedCategory } from './categories.ts';
import { CHANGED, isListedIn, writeCatalogue } from './import.ts';
import { planUndo, type UndoPlan, type WrittenImport } from './undo-plan.ts';

export interface ImportDetails {
  id: number;
  at: Date;
  source: string;
  undoneAt: Date | null;
  record: WrittenImport;
  /** What undoing it now would do. */
  plan: UndoPlan;
  /** Of the catalogue. */
  version: string | undefined;
}

/** An import with its values and the effect of undoing it. @throws OwnerError if there is none */
export function readImport(database: Database, id: number): Promise<ImportDetails> {
  return database.transaction((transaction) => readDetails(transaction, id));
}

/**
 * Undoes an import: restores the products and categories that it changed or removed and removes those it
 * added, unless they have changed since.
 * @param id the newest by default
 * @param version of the catalogue that the owner has seen; any by default
 * @throws OwnerError when there is none, it is undone, or the catalogue has another version
 */
export function undoImport(database: Database, id?: number, version?: string) {
  return withMaintenanceLock(database, async (transaction) => {
    // Later writers wait.
    await transaction.query('SELECT 1 FROM catalogue_version FOR UPDATE');
    const newest = await newestImport(transaction);
    const wanted = id ?? newest;
    if (wanted === undefined) throw new OwnerError('No hay ninguna importación que deshacer.');
    const details = await readDetails(transaction, wanted);
    const { plan, record, undoneAt } = details;
    if (undoneAt) throw new OwnerError(`La importación ${wanted} ya está deshecha.`);
    if (version !== undefined && version !== details.version) throw new OwnerError(CHANGED);
    if (record.written === null && wanted !== newest) {
      throw new OwnerError(`Antes hay que deshacer la importación ${newest}.`);
    }
    await writeCatalogue(transaction, plan.products, plan.removed, plan.categories);
    await transaction.query(
      'UPDATE catalogue_imports SET undone_at = now(), kept = $2 WHERE id = $1',
      [wanted, plan.kept.length],
    );
    return { id: wanted, plan };
  });
}

async function newestImport(transaction: Queryable): Promise<number | undefined> {
  const [newest] = await transaction.query<{ id: number }>(
    'SELECT id FROM catalogue_imports WHERE undone_at IS NULL ORDER BY id DESC LIMIT 1',
  );
  return newest?.id;
}

type ImportRow = Omit<ImportDetails, 'plan' | 'version' | 'record'> & Omit<WrittenImport, 'later'>;

async function readDetails(transaction: Queryable, wanted: number): Promise<ImportDetails> {
  const version = await readVersion(transaction);
  const [row] = await transaction.query<ImportRow>(
    `SELECT id, at, source, undone_at AS "undoneAt", added, changed, removed, written, categories
       FROM catalogue_imports WHERE id = $1`,
    [wanted],
  );
  if (!row) throw new OwnerError('Esa importación no está en el historial.', 404);
  const { id, at, source, undoneAt, ...written } = row;
  const later = await transaction.query<{ after: PlannedCategory[] }>(
    `SELECT categories -> 'after' AS after FROM catalogue_imports
      WHERE id > $1 AND undone_at IS NULL AND jsonb_typeof(categories) = 'object' ORDER BY id`,
    [id],
  );
  const record = { ...written, later: later.map(({ after }) => after) };
  const ids = [...record.added, ...[...record.changed, ...record.removed].map((one) => one.id)];
  const products = await transaction.query<StoredProduct>(
    `SELECT ${selected} FROM products WHERE ${isListedIn('$1')}`,
    [JSON.stringify(ids)],
  );
  const present = { products, categories: await readCategoryNames(transaction) };
  return { id, at, source, undoneAt, record, plan: planUndo(record, present), version };
}
