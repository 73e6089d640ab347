import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { log } from '../observability/log.ts';
import type { Spreadsheet } from '../spreadsheet/columns.ts';
import { exportCatalogue } from '../spreadsheet/exports.ts';
import {
  applyImport,
  type Imported,
  importHistory,
  previewImport,
  undoImport,
} from '../spreadsheet/import.ts';
import { OwnerError } from '../spreadsheet/owner-error.ts';
import type { PlanOptions } from '../spreadsheet/plan.ts';
import { readFile, writeXlsxFile } from '../spreadsheet/spreadsheet-worker.ts';
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

interface Previewed {
  name: string;
  file: Spreadsheet;
  options: PlanOptions;
}

/**
 * Plans an import and keeps it, so that it can be applied.
 * @param name of the file, for the history
 * @returns the preview as HTML, with the button that applies it
 */
export type Preview = (
  file: Spreadsheet,
  name: string,
  options?: PlanOptions,
) => Promise<{ section: string; status: number }>;

/** Export, import and undo of the catalogue. */
export function catalogueRoutes(database: Database): { routes: Routes; preview: Preview } {
  /** By the fingerprints of their plans. */
  const previews = new LRUCache<string, Previewed>({ max: MAX_PREVIEWS });

  const show = (imported: Imported, previewed: Previewed) => {
    const { plan, id, refusal } = imported;
    if (id === null) previews.set(plan.fingerprint, previewed);
    const status = plan.problems.length > 0 || refusal ? 409 : 200;
    return { section: planSection(imported, previewed.name), status };
  };
  const preview: Preview = async (file, name, options = {}) =>
    show(await previewImport(database, file, options), { file, name, options });

  /** @param section the result of the last action, as HTML */
  const answer = async (section: string, status = 200): Promise<Answer> => {
    const history = await importHistory(database);
    return { page: adminPage(history, database.backUp !== undefined, section), status };
  };
  const upload = async ({ form }: Asked) => {
    const sent = form.get('file');
    if (!(sent instanceof File) || sent.name === '') throw new OwnerError('Elija un archivo.');
    const file = await readFile(Buffer.from(await sent.arrayBuffer()));
    const options = { complete: form.has('complete') };
    const { section, status } = await preview(file, sent.name.slice(-MAX_NAME), options);
    return answer(section, status);
  };
  const apply = async ({ form }: Asked) => {
    const shown = String(form.get('plan'));
    const previewed = previews.get(shown);
    if (!previewed) throw new OwnerError(GONE);
    previews.delete(shown);
    const { file, name, options } = previewed;
    const imported = await applyImport(database, file, name, {
      ...options,
      shown,
      confirmed: form.getAll('confirmed').map(String),
      overwrite: form.has('overwrite'),
    });
    if (imported.id !== null) log.info({ import: imported.id }, 'Catalogue import applied');
    const { section, status } = show(imported, previewed);
    return answer(section, status);
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
