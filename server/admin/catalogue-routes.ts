import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { log } from '../observability/log.ts';
import type { Spreadsheet } from '../spreadsheet/columns.ts';
import { exportCatalogue, readBasis } from '../spreadsheet/exports.ts';
import { applyImport, type Imported, importHistory, undoImport } from '../spreadsheet/import.ts';
import { OwnerError } from '../spreadsheet/owner-error.ts';
import type { Plan, PlanOptions } from '../spreadsheet/plan.ts';
import { planFile, writeXlsxFile } from '../spreadsheet/spreadsheet-worker.ts';
import { writeCsv } from '../spreadsheet/write-table.ts';
import { adminPage, planSection } from './admin-page.ts';
import { noticeSection } from './layout.ts';
import type { Answer, Asked, Routes } from './route.ts';

/** Of a file name in the history, in characters. */
const MAX_NAME = 120;
/** Previews that can be applied; the oldest is dropped. */
const MAX_PREVIEWS = 5;

const GONE =
  'Esta vista previa ya se escribió, o es antigua. Mire el historial: si el cambio no está, envíelo de nuevo.';

/** A file, or a table of the page itself, with its plan. */
interface Previewed {
  /** For the history. */
  name: string;
  file: Uint8Array | Spreadsheet;
  options: PlanOptions;
}

/**
 * Plans an import and keeps it, so that it can be applied.
 * @returns the preview as HTML, with the button that applies it
 */
export type Preview = (previewed: Previewed) => Promise<string>;

/** Export, import and undo of the catalogue. */
export function catalogueRoutes(database: Database): { routes: Routes; preview: Preview } {
  const previews = new LRUCache<string, Previewed & { plan: Plan }>({ max: MAX_PREVIEWS });

  const planOf = ({ file, options }: Previewed) =>
    planFile(file, options, (version) => readBasis(database, version));
  const show = (previewed: Previewed, imported: Imported) => {
    const key = randomUUID();
    if (imported.id === null) previews.set(key, { ...previewed, plan: imported.plan });
    return planSection(imported, previewed.name, key);
  };
  const preview: Preview = async (previewed) =>
    show(previewed, { plan: await planOf(previewed), id: null, refusal: null });

  /** @param section the result of the last action, as HTML */
  const answer = async (section: string): Promise<Answer> => {
    const history = await importHistory(database);
    return { page: adminPage(history, database.backUp !== undefined, section) };
  };
  const upload = async ({ form }: Asked) => {
    const sent = form.get('file');
    if (!(sent instanceof File) || sent.name === '') throw new OwnerError('Elija un archivo.');
    const name = sent.name.slice(-MAX_NAME);
    const file = new Uint8Array(await sent.arrayBuffer());
    return answer(await preview({ name, file, options: { complete: form.has('complete') } }));
  };
  const apply = async ({ form }: Asked) => {
    const key = String(form.get('plan'));
    const previewed = previews.get(key);
    if (!previewed) throw new OwnerError(GONE);
    previews.delete(key);
    const imported = await applyImport(database, previewed.plan, previewed.name, {
      confirmed: form.getAll('confirmed').map(String),
      overwrite: form.has('overwrite'),
    });
    if (imported.refusal === 'changed') imported.plan = await planOf(previewed);
    if (imported.id !== null) log.info({ import: imported.id }, 'Catalogue import applied');
    return answer(show(previewed, imported));
  };
  const undo = async ({ form }: Asked) => {
    const wanted = form.get('id');
    const id = await undoImport(database, wanted === null ? undefined : Number(wanted));
    log.info({ import: id }, 'Catalogue import undone');
    return answer(
      noticeSection(`Deshecha: importación ${id}. El catálogo está como antes de ella.`),
    );
  };
  const { backUp } = database;

  const routes: Routes = {
    'GET /admin': () => answer(''),
    'POST /admin/import': upload,
    'POST /admin/apply': apply,
    'POST /admin/undo': undo,
    'GET /admin/catalogo.xlsx': async () => ({
      file: await writeXlsxFile(await exportCatalogue(database)),
      name: 'catalogo.xlsx',
    }),
    'GET /admin/catalogo.csv': async () => ({
      file: writeCsv((await exportCatalogue(database)).products),
      name: 'catalogo.csv',
    }),
    // Stops the embedded database for a moment, so that it is requested by POST.
    ...(backUp && {
      'POST /admin/backup': async () => ({
        file: await backUp(),
        name: 'kuntur-aceros.tar.gz',
      }),
    }),
  };
  return { routes, preview };
}
