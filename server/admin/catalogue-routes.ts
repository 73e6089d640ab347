import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { type Html, html } from '../html/html.ts';
import { log } from '../observability/log.ts';
import { createTurns } from '../one-at-a-time.ts';
import { OwnerError } from '../owner-error.ts';
import { exportCatalogue } from '../spreadsheet/exports.ts';
import { applyImport, importHistory } from '../spreadsheet/import.ts';
import { isApplicable, needsOwner, type Plan } from '../spreadsheet/plan.ts';
import { writeXlsxFile } from '../spreadsheet/spreadsheet-worker.ts';
import { readImport, undoImport } from '../spreadsheet/undo.ts';
import { writeCsv } from '../spreadsheet/write-table.ts';
import { adminPage } from './admin-page.ts';
import { choicesIn, taxIn } from './import-form.ts';
import { IMPORT, importPage, keptPart } from './import-page.ts';
import { notice } from './layout.ts';
import { planSummary } from './plan-text.ts';
import { PREVIEW_GONE, type Previews, planFileOf } from './previews.ts';
import { PRODUCTS } from './product-pages.ts';
import type { AdminAnswer, AdminRequest, Routes } from './route.ts';

/** Of a file name in the history, in characters. */
const MAX_NAME = 120;
/** Results of actions that can be shown again. */
const MAX_RESULTS = 20;

/** Export, import and undo of the catalogue. */
export function catalogueRoutes(database: Database, previews: Previews): Routes {
  const results = createResults();
  return {
    'GET /admin': async ({ query }) => {
      const section = results.find(query.get('resultado'));
      const history = await importHistory(database);
      return { page: adminPage(history, database.backUp !== undefined, section) };
    },
    'POST /admin/import': async ({ form, signal }) => {
      const choices = { isComplete: form.has('complete') };
      return results.answer(await previews.preview({ ...(await fileIn(form)), choices }, signal));
    },
    'POST /admin/import.json': (request) => importByProgram(database, request),
    // The same file with what its owner has decided about it.
    'POST /admin/import/again': async ({ form, signal }) => {
      const previewed = previews.find(form);
      const choices = choicesIn(form, previewed.choices ?? {});
      return results.answer(await previews.preview({ ...previewed, choices }, signal));
    },
    'POST /admin/apply': async ({ form }) => {
      const { id, name, plan } = await previews.apply(form);
      const written = `Escrito: importación ${id} (${name}). La tienda lo muestra en un segundo.`;
      return results.answer(html`${notice(written)}${productFormLink(plan)}`);
    },
    [`GET ${IMPORT}`]: async ({ query }) => ({
      page: importPage(await readImport(database, idIn(query.get('id')))),
    }),
    'POST /admin/undo': async ({ form }) => {
      const wanted = form.get('id');
      const version = form.get('version');
      const { id, plan } = await undoImport(
        database,
        wanted === null ? undefined : idIn(wanted),
        version === null ? undefined : String(version),
      );
      log.info({ import: id, kept: plan.kept.length }, 'Catalogue import undone');
      const rest = plan.kept.length > 0 ? 'Lo que cambió después queda como está.' : '';
      return results.answer(html`${notice(`Deshecha: importación ${id}. ${rest}`)}
${plan.kept.length > 0 && html`<section class="card">${keptPart(plan.kept)}</section>`}`);
    },
    ...downloadRoutes(database),
  };
}

/** Results of actions: a page that answers GET can be reloaded and returned to. */
function createResults() {
  const results = new LRUCache<string, Html>({ max: MAX_RESULTS });
  return {
    find: (key: string | null) =>
      key === null ? undefined : (results.get(key) ?? notice(PREVIEW_GONE)),
    answer: (section: Html): AdminAnswer => {
      const key = randomUUID();
      results.set(key, section);
      return { next: `/admin?resultado=${key}` };
    },
  };
}

/** For a program: writes what needs no decision of a person. */
async function importByProgram(
  database: Database,
  { form, signal }: AdminRequest,
): Promise<AdminAnswer> {
  const { name, file } = await fileIn(form);
  try {
    const plan = await planFileOf(database, { name, file, choices: { tax: taxIn(form) } }, signal);
    const text = planSummary(plan);
    if (plan.problems.length > 0) return { json: { state: 'refused', text } };
    if (needsOwner(plan)) return { json: { state: 'confirm', text } };
    if (!isApplicable(plan))
      return { json: { state: 'unchanged', text: `${text}\nNo cambia nada.` } };
    const id = await applyImport(database, plan, name, []);
    log.info({ import: id }, 'Catalogue import applied');
    return { json: { state: 'written', text: `${text}\nEscrito: importación ${id}.` } };
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    return { json: { state: 'refused', text: error.message } };
  }
}

function downloadRoutes(database: Database): Routes {
  const { backUp } = database;
  let isBackingUp = false;
  // One export at a time, so that an import waits for one at most.
  const exportInTurn = createTurns();
  return {
    'GET /admin/catalogo.xlsx': async ({ signal }) => ({
      file: await exportInTurn(
        async () => writeXlsxFile(await exportCatalogue(database), signal),
        signal,
      ),
      name: 'catalogo.xlsx',
    }),
    'GET /admin/catalogo.csv': async ({ signal }) => ({
      file: await exportInTurn(
        async () => writeCsv((await exportCatalogue(database)).products),
        signal,
      ),
      name: 'catalogo.csv',
    }),
    // Stops the embedded database for a moment, so that it is requested by POST.
    ...(backUp && {
      'POST /admin/backup': async () => {
        if (isBackingUp) throw new OwnerError('La copia ya se está preparando.', 409);
        isBackingUp = true;
        const file = await backUp().finally(() => {
          isBackingUp = false;
        });
        return { file, name: 'kuntur-aceros.tar.gz' };
      },
    }),
  };
}

/** A number of the history; 0, which none has, for what is no number. */
const idIn = (text: unknown) => (/^\d{1,9}$/.test(String(text)) ? Number(text) : 0);

/** @throws OwnerError without a file */
async function fileIn(form: FormData): Promise<{ name: string; file: Uint8Array }> {
  const sent = form.get('file');
  if (!(sent instanceof File) || sent.name === '') throw new OwnerError('Elija un archivo.');
  // PostgreSQL refuses NUL.
  if (/\p{Cc}/u.test(sent.name)) {
    throw new OwnerError('El nombre del archivo tiene un carácter inválido: cámbielo.');
  }
  return { name: sent.name.slice(-MAX_NAME), file: new Uint8Array(await sent.arrayBuffer()) };
}

/** The way back to the product, if only one was added or changed. */
function productFormLink({ added, changed }: Plan): Html | null {
  const [product, ...others] = [...added, ...changed];
  if (!product || others.length > 0) return null;
  return html`<p class="card">
<a class="button" href="${PRODUCTS}?codigo=${product.id}">Ver el producto ${product.id}: foto, precio y demás datos</a>
</p>`;
}
