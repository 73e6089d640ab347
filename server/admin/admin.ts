import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { readCatalogue } from '../catalogue/sql-catalogue.ts';
import type { Database } from '../database/database.ts';
import { type Handler, pathOf } from '../http/handler.ts';
import { setSecurityHeaders } from '../http/headers.ts';
import { sendMethodNotAllowed, sendText } from '../http/responses.ts';
import { log } from '../observability/log.ts';
import { tableOf } from '../spreadsheet/columns.ts';
import {
  applyImport,
  type ImportOptions,
  importHistory,
  previewImport,
  UndoError,
  undoImport,
} from '../spreadsheet/import.ts';
import { InvalidFileError } from '../spreadsheet/invalid-file-error.ts';
import { writeXlsxFile } from '../spreadsheet/spreadsheet-worker.ts';
import { writeCsv } from '../spreadsheet/write-table.ts';
import { ADMIN_POLICY, adminPage, noticeSection, planSection } from './admin-page.ts';
import { createAuthentication, isSameOrigin } from './authentication.ts';
import { readForm } from './upload-form.ts';

/** Of a file name in the history, in characters. */
const MAX_NAME = 120;
/** Uploads that can be applied; the oldest is dropped. */
const MAX_UPLOADS = 3;

interface Upload {
  name: string;
  bytes: Buffer;
  options: ImportOptions;
}

/** Stops the embedded database for a moment, so that it is requested by POST. */
const BACKUP = '/admin/backup';

const IN_PROGRESS =
  'Ese archivo ya se está preparando. Espere un momento e inténtelo de nuevo, por favor.';

/** The section that a page begins with, and its status: 200 by default. */
interface Reply {
  section: string;
  status?: number;
}

/** The private page `/admin`: export, import and undo of the catalogue, and backups. */
export function createAdmin(database: Database, token: string): Handler {
  const refusal = createAuthentication(token);
  const uploads = new Map<string, Upload>();

  const write = async ({ name, bytes, options }: Upload): Promise<Reply> => {
    const imported = await applyImport(database, bytes, name, options);
    const { plan, id } = imported;
    if (id !== null) log.info({ import: id }, 'Catalogue import applied');
    const next = { name, bytes, options: { ...options, shown: plan.fingerprint } };
    return {
      section: planSection(imported, name, imported.isStale ? keep(next) : null),
      status: plan.problems.length > 0 || imported.isStale ? 409 : 200,
    };
  };
  const keep = (upload: Upload): string => {
    const id = randomUUID();
    uploads.set(id, upload);
    const [oldest] = uploads.keys();
    if (uploads.size > MAX_UPLOADS && oldest) uploads.delete(oldest);
    return id;
  };
  const upload = async (form: FormData): Promise<Reply> => {
    const file = form.get('file');
    if (!(file instanceof File) || file.name === '')
      throw new InvalidFileError('Elija un archivo.');
    const name = file.name.slice(-MAX_NAME);
    const options = { complete: form.has('complete'), newCategories: form.has('newCategories') };
    const bytes = Buffer.from(await file.arrayBuffer());
    const imported = await previewImport(database, bytes, options);
    const { fingerprint, problems } = imported.plan;
    const id = keep({ name, bytes, options: { ...options, shown: fingerprint } });
    return {
      section: planSection(imported, name, id),
      status: problems.length > 0 ? 409 : 200,
    };
  };
  const apply = async (form: FormData): Promise<Reply> => {
    const id = String(form.get('upload'));
    const kept = uploads.get(id);
    if (!kept) throw new InvalidFileError('Suba el archivo de nuevo: ya no está en memoria.');
    uploads.delete(id);
    return write(kept);
  };
  const undo = async (form: FormData): Promise<Reply> => {
    const wanted = form.get('id');
    const record = await undoImport(database, wanted === null ? undefined : Number(wanted));
    log.info({ import: record.id }, 'Catalogue import undone');
    const said = `Deshecha: importación ${record.id}. El catálogo está como antes de ella.`;
    return { section: noticeSection(said) };
  };
  const posts = new Map([
    ['/admin/import', upload],
    ['/admin/apply', apply],
    ['/admin/undo', undo],
  ]);

  const { backUp } = database;
  const table = async () => tableOf((await database.transaction(readCatalogue)).products);
  const files = new Map<string, () => Promise<Uint8Array>>([
    ['/admin/catalogo.xlsx', async () => writeXlsxFile(await table())],
    ['/admin/catalogo.csv', async () => writeCsv(await table())],
    ...(backUp ? [[BACKUP, backUp] as const] : []),
  ]);
  const preparing = new Set<string>();

  return async (request, response) => {
    setSecurityHeaders(response);
    response.setHeader('Cache-Control', 'no-store');
    const refused = refusal(request);
    if (refused) {
      // The rest of the request is not read.
      response.setHeader('Connection', 'close');
      if (refused === 429) response.setHeader('Retry-After', '60');
      else response.setHeader('WWW-Authenticate', 'Basic realm="Kuntur Aceros", charset="UTF-8"');
      return sendText(response, refused, refused === 429 ? 'Too many requests' : 'Unauthorized');
    }
    const send = async ({ section, status = 200 }: Reply) => {
      const page = adminPage(await importHistory(database), backUp !== undefined, section);
      response.setHeader('Content-Security-Policy', ADMIN_POLICY);
      response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(page);
    };
    const path = pathOf(request);
    const post = posts.get(path);
    const file = files.get(path);
    try {
      if (request.method === 'GET' && path === '/admin') {
        return await send({ section: '' });
      }
      const method = post || path === BACKUP ? 'POST' : 'GET';
      if (!post && !file) return sendText(response, 404, 'Not found');
      if (request.method !== method) return sendMethodNotAllowed(response, method);
      if (!isSameOrigin(request)) return sendText(response, 403, 'Forbidden');
      if (post) return await send(await post(await readForm(request)));
      if (!file || preparing.has(path)) return sendText(response, 409, IN_PROGRESS);
      preparing.add(path);
      return sendFile(response, path, await file().finally(() => preparing.delete(path)));
    } catch (error) {
      if (error instanceof InvalidFileError || error instanceof UndoError) {
        return send({ section: noticeSection(error.message), status: 400 });
      }
      log.error({ err: error }, 'Request to /admin failed');
      return sendText(response, 500, 'Internal error');
    }
  };
}

function sendFile(response: ServerResponse, path: string, bytes: Uint8Array): void {
  const [name = ''] = path.split('/').slice(-1);
  const filename = path === BACKUP ? 'kuntur-aceros.tar.gz' : name;
  response.writeHead(200, {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': `attachment; filename="${filename}"`,
    'Content-Length': bytes.length,
  });
  response.end(bytes);
}
