import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { log } from '../observability/log.ts';
import type { Spreadsheet } from '../spreadsheet/columns.ts';
import { exportCatalogue } from '../spreadsheet/exports.ts';
import {
  applyImport,
  type ImportOptions,
  importHistory,
  previewImport,
  undoImport,
} from '../spreadsheet/import.ts';
import { InvalidFileError } from '../spreadsheet/invalid-file-error.ts';
import type { PlanOptions } from '../spreadsheet/plan.ts';
import { writeXlsxFile } from '../spreadsheet/spreadsheet-worker.ts';
import { writeCsv } from '../spreadsheet/write-table.ts';
import { adminPage, planSection } from './admin-page.ts';
import { noticeSection } from './layout.ts';
import type { Answer, Asked, Routes } from './route.ts';

/** Of a file name in the history, in characters. */
const MAX_NAME = 120;
/** Uploads that can be applied; the oldest is dropped. */
const MAX_UPLOADS = 3;

interface Upload {
  name: string;
  content: Spreadsheet | Buffer;
  options: ImportOptions;
}

/**
 * Plans an import and keeps it, so that it can be applied.
 * @param name of the file, for the history
 * @returns the preview as HTML, with the button that applies it
 */
export type Preview = (
  content: Spreadsheet | Buffer,
  name: string,
  options?: PlanOptions,
) => Promise<{ section: string; status: number }>;

/** Export, import and undo of the catalogue. */
export function catalogueRoutes(database: Database): { routes: Routes; preview: Preview } {
  const uploads = new Map<string, Upload>();

  /** @param section the result of the last action, as HTML */
  const answer = async (section: string, status = 200): Promise<Answer> => {
    const history = await importHistory(database);
    return { page: adminPage(history, database.backUp !== undefined, section), status };
  };
  const write = async ({ name, content, options }: Upload) => {
    const imported = await applyImport(database, content, name, options);
    const { plan, id } = imported;
    if (id !== null) log.info({ import: id }, 'Catalogue import applied');
    const next = { name, content, options: { ...options, shown: plan.fingerprint } };
    return answer(
      planSection(imported, name, imported.refusal ? keep(next) : null),
      plan.problems.length > 0 || imported.refusal ? 409 : 200,
    );
  };
  const keep = (upload: Upload): string => {
    const id = randomUUID();
    uploads.set(id, upload);
    const [oldest] = uploads.keys();
    if (uploads.size > MAX_UPLOADS && oldest) uploads.delete(oldest);
    return id;
  };
  const preview: Preview = async (content, name, options = {}) => {
    const imported = await previewImport(database, content, options);
    const { fingerprint, problems } = imported.plan;
    const id = keep({ name, content, options: { ...options, shown: fingerprint } });
    return {
      section: planSection(imported, name, id),
      status: problems.length > 0 ? 409 : 200,
    };
  };
  const upload = async ({ form }: Asked) => {
    const file = form.get('file');
    if (!(file instanceof File) || file.name === '')
      throw new InvalidFileError('Elija un archivo.');
    const options = { complete: form.has('complete'), newCategories: form.has('newCategories') };
    const { section, status } = await preview(
      Buffer.from(await file.arrayBuffer()),
      file.name.slice(-MAX_NAME),
      options,
    );
    return answer(section, status);
  };
  const apply = async ({ form }: Asked) => {
    const id = String(form.get('upload'));
    const kept = uploads.get(id);
    if (!kept) throw new InvalidFileError('Suba el archivo de nuevo: ya no está en memoria.');
    uploads.delete(id);
    const confirmed = form.getAll('confirmed').map(String);
    const overwrite = form.has('overwrite');
    return write({ ...kept, options: { ...kept.options, confirmed, overwrite } });
  };
  const undo = async ({ form }: Asked) => {
    const wanted = form.get('id');
    const record = await undoImport(database, wanted === null ? undefined : Number(wanted));
    log.info({ import: record.id }, 'Catalogue import undone');
    return answer(
      noticeSection(`Deshecha: importación ${record.id}. El catálogo está como antes de ella.`),
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
