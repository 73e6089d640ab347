import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCatalogue } from '../catalogue/sql-catalogue.ts';
import type { Database } from '../database/database.ts';
import { type Handler, pathOf } from '../http/handler.ts';
import { setSecurityHeaders } from '../http/headers.ts';
import { sendText } from '../http/responses.ts';
import { log } from '../observability/log.ts';
import { type Table, tableOf } from '../spreadsheet/columns.ts';
import { applyImport, importHistory, UndoProblem, undoImport } from '../spreadsheet/import.ts';
import { type PlanOptions, planImport } from '../spreadsheet/plan.ts';
import { FileProblem, readTable } from '../spreadsheet/read-file.ts';
import { writeCsv, writeXlsx } from '../spreadsheet/write-file.ts';
import { ADMIN_POLICY, adminPage, planSection, said } from './admin-page.ts';

/** A file of 10 MB and what a form adds to it. Bytes. */
const MOST_BYTES = 10_500_000;
/** Uploads that wait to be written; the oldest goes first. */
const MOST_UPLOADS = 3;

interface Upload {
  name: string;
  table: Table;
  options: PlanOptions;
}

/**
 * The catalogue in a spreadsheet, on a page for who keeps it: `/admin` on the private port. The
 * token is the password that the browser asks for, or a bearer token.
 */
export function createAdmin(database: Database, token: string): Handler {
  const uploads = new Map<string, Upload>();

  const send = async (response: ServerResponse, status: number, section: string) => {
    response.setHeader('Content-Security-Policy', ADMIN_POLICY);
    response.writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(adminPage(await importHistory(database), section));
  };
  const download = async (response: ServerResponse, kind: 'xlsx' | 'csv') => {
    const table = tableOf((await database.transaction(readCatalogue)).products);
    response.writeHead(200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="catalogo.${kind}"`,
      'Cache-Control': 'no-store',
    });
    response.end(kind === 'csv' ? writeCsv(table) : await writeXlsx(table));
  };
  const preview = async (form: FormData, response: ServerResponse) => {
    const file = form.get('file');
    if (!(file instanceof File)) throw new FileProblem('Elija un archivo.');
    const options = { complete: form.has('complete'), newCategories: form.has('newCategories') };
    const table = await readTable(Buffer.from(await file.arrayBuffer()));
    const plan = planImport(await database.transaction(readCatalogue), table, options);
    const id = randomUUID();
    uploads.set(id, { name: file.name, table, options });
    const [oldest] = uploads.keys();
    if (uploads.size > MOST_UPLOADS && oldest) uploads.delete(oldest);
    return send(response, 200, planSection(plan, file.name, id));
  };
  const apply = async (form: FormData, response: ServerResponse) => {
    const upload = uploads.get(String(form.get('upload')));
    if (!upload) throw new FileProblem('Suba el archivo de nuevo: ya no está en memoria.');
    uploads.delete(String(form.get('upload')));
    const { plan, id } = await applyImport(database, upload.table, upload.name, upload.options);
    if (id === null) return send(response, 409, planSection(plan, upload.name, ''));
    log.info({ import: id }, 'The catalogue was changed by a spreadsheet');
    return send(response, 200, said(`Escrito: importación ${id}.`));
  };
  const undo = async (form: FormData, response: ServerResponse) => {
    const { id } = await undoImport(database, Number(form.get('id')));
    log.info({ import: id }, 'An import was undone');
    return send(response, 200, said(`Deshecha: importación ${id}.`));
  };
  const posts = new Map([
    ['/admin/import', preview],
    ['/admin/apply', apply],
    ['/admin/undo', undo],
  ]);

  return async (request, response) => {
    setSecurityHeaders(response);
    if (!isAllowed(request, token)) {
      response.setHeader('WWW-Authenticate', 'Basic realm="Kuntur Aceros", charset="UTF-8"');
      return sendText(response, 401, 'Unauthorized');
    }
    const path = pathOf(request);
    const post = posts.get(path);
    try {
      if (request.method === 'GET' && path === '/admin') return await send(response, 200, '');
      if (request.method === 'GET' && path === '/admin/catalogo.xlsx') {
        return await download(response, 'xlsx');
      }
      if (request.method === 'GET' && path === '/admin/catalogo.csv') {
        return await download(response, 'csv');
      }
      if (request.method !== 'POST' || !post) return sendText(response, 404, 'Not found');
      // The browser sends the password along with a form of any site.
      if (!isOwnForm(request)) return sendText(response, 403, 'Forbidden');
      return await post(await readForm(request), response);
    } catch (error) {
      const isExpected = error instanceof FileProblem || error instanceof UndoProblem;
      if (isExpected) return send(response, 400, said(error.message));
      log.error({ err: error }, 'The catalogue could not be administered');
      return sendText(response, 500, 'Internal error');
    }
  };
}

function isAllowed({ headers }: IncomingMessage, token: string): boolean {
  const [scheme = '', sent = ''] = (headers.authorization ?? '').split(' ');
  const basic = () =>
    Buffer.from(sent, 'base64')
      .toString()
      .replace(/^[^:]*:/, '');
  const given = scheme.toLowerCase() === 'basic' ? basic() : sent;
  // Of hashes, so that neither length nor time tells anything of the token.
  const [a, b] = [given, token].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

function isOwnForm({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/** @throws FileProblem where it is no form, or too long */
async function readForm(request: IncomingMessage): Promise<FormData> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    // Read on and thrown away: closing the connection could take the response with it.
    if (length <= MOST_BYTES) chunks.push(chunk);
  }
  if (length > MOST_BYTES) throw new FileProblem('El archivo pasa de 10 MB.');
  const type = request.headers['content-type'] ?? '';
  return new Response(Buffer.concat(chunks), { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => {
      throw new FileProblem('Eso no es un formulario.');
    });
}
