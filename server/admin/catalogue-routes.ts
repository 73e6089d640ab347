import { randomUUID } from 'node:crypto';
import { readCatalogue } from '../catalogue/sql-catalogue.ts';
import type { Database } from '../database/database.ts';
import { log } from '../observability/log.ts';
import { tableOf } from '../spreadsheet/columns.ts';
import {
  applyImport,
  type ImportOptions,
  importHistory,
  previewImport,
  undoImport,
} from '../spreadsheet/import.ts';
import { InvalidFileError } from '../spreadsheet/invalid-file-error.ts';
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
  bytes: Buffer;
  options: ImportOptions;
}

/** Export, import and undo of the catalogue. */
export function catalogueRoutes(database: Database): Routes {
  const uploads = new Map<string, Upload>();

  /** @param section the result of the last action, as HTML */
  const answer = async (section: string, status = 200): Promise<Answer> => {
    const history = await importHistory(database);
    return { page: adminPage(history, database.backUp !== undefined, section), status };
  };
  const write = async ({ name, bytes, options }: Upload) => {
    const imported = await applyImport(database, bytes, name, options);
    const { plan, id } = imported;
    if (id !== null) log.info({ import: id }, 'Catalogue import applied');
    const next = { name, bytes, options: { ...options, shown: plan.fingerprint } };
    return answer(
      planSection(imported, name, imported.isStale ? keep(next) : null),
      plan.problems.length > 0 || imported.isStale ? 409 : 200,
    );
  };
  const keep = (upload: Upload): string => {
    const id = randomUUID();
    uploads.set(id, upload);
    const [oldest] = uploads.keys();
    if (uploads.size > MAX_UPLOADS && oldest) uploads.delete(oldest);
    return id;
  };
  const upload = async ({ form }: Asked) => {
    const file = form.get('file');
    if (!(file instanceof File) || file.name === '')
      throw new InvalidFileError('Elija un archivo.');
    const name = file.name.slice(-MAX_NAME);
    const options = { complete: form.has('complete'), newCategories: form.has('newCategories') };
    const bytes = Buffer.from(await file.arrayBuffer());
    const imported = await previewImport(database, bytes, options);
    const { fingerprint, problems } = imported.plan;
    const id = keep({ name, bytes, options: { ...options, shown: fingerprint } });
    return answer(planSection(imported, name, id), problems.length > 0 ? 409 : 200);
  };
  const apply = async ({ form }: Asked) => {
    const id = String(form.get('upload'));
    const kept = uploads.get(id);
    if (!kept) throw new InvalidFileError('Suba el archivo de nuevo: ya no está en memoria.');
    uploads.delete(id);
    return write(kept);
  };
  const undo = async ({ form }: Asked) => {
    const wanted = form.get('id');
    const record = await undoImport(database, wanted === null ? undefined : Number(wanted));
    log.info({ import: record.id }, 'Catalogue import undone');
    return answer(
      noticeSection(`Deshecha: importación ${record.id}. El catálogo está como antes de ella.`),
    );
  };
  const table = async () => tableOf((await database.transaction(readCatalogue)).products);
  const { backUp } = database;

  return {
    'GET /admin': () => answer(''),
    'POST /admin/import': upload,
    'POST /admin/apply': apply,
    'POST /admin/undo': undo,
    'GET /admin/catalogo.xlsx': async () => ({
      file: await writeXlsxFile(await table()),
      name: 'catalogo.xlsx',
    }),
    'GET /admin/catalogo.csv': async () => ({
      file: writeCsv(await table()),
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
}
