import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { type Html, html } from '../html/html.ts';
import { log } from '../observability/log.ts';
import type { Spreadsheet } from '../spreadsheet/columns.ts';
import { exportCatalogue, readBasis } from '../spreadsheet/exports.ts';
import { applyImport, importHistory, undoImport } from '../spreadsheet/import.ts';
import type { ImportChoices } from '../spreadsheet/merge-file.ts';
import { OwnerError } from '../spreadsheet/owner-error.ts';
import { isApplicable, needsOwner, type Plan } from '../spreadsheet/plan.ts';
import { withChoices } from '../spreadsheet/plan-choices.ts';
import { planFile, writeXlsxFile } from '../spreadsheet/spreadsheet-worker.ts';
import { writeCsv } from '../spreadsheet/write-table.ts';
import { adminPage } from './admin-page.ts';
import { notice } from './layout.ts';
import { planSection } from './plan-section.ts';
import { planSummary } from './plan-text.ts';
import { PRODUCTS } from './product-pages.ts';
import type { AdminAnswer, Asked, Routes } from './route.ts';

/** Of a file name in the history, in characters. */
const MAX_NAME = 120;
/** Previews that can be applied; the oldest is dropped. */
const MAX_PREVIEWS = 5;
/** Results of actions that can be shown again. */
const MAX_RESULTS = 20;

const PREVIEW_GONE =
  'Esta vista previa ya se escribió, o es antigua. Mire el historial: si el cambio no está, envíelo de nuevo.';

/** A file, or a table of the page itself. */
interface Import {
  /** For the history. */
  name: string;
  file: Uint8Array | Spreadsheet;
  choices?: ImportChoices;
  /** Called before it is applied; may throw. */
  onApply?: (() => void) | undefined;
}

/**
 * Plans an import and keeps the plan, so that it can be applied.
 * @returns the preview, with the button that applies it
 */
export type Preview = (wanted: Import) => Promise<Html>;

/** Export, import and undo of the catalogue. */
export function catalogueRoutes(database: Database): { routes: Routes; preview: Preview } {
  const previews = new LRUCache<string, Import & { plan: Plan }>({
    max: MAX_PREVIEWS,
  });

  const prepare = async (wanted: Import) => {
    const read = (version: string | null) => readBasis(database, version);
    const plan = await planFile(wanted.file, read, wanted.choices);
    const key = randomUUID();
    previews.set(key, { ...wanted, plan });
    return { plan, key };
  };
  const preview: Preview = async (wanted) => {
    const { plan, key } = await prepare(wanted);
    return planSection(plan, wanted.name, key);
  };

  /** Results of actions: a page that answers GET can be reloaded and returned to. */
  const results = new LRUCache<string, Html>({ max: MAX_RESULTS });
  const answer = async (section: Html): Promise<AdminAnswer> => {
    const key = randomUUID();
    results.set(key, section);
    return { next: `/admin?resultado=${key}` };
  };
  const show = async ({ query }: Asked): Promise<AdminAnswer> => {
    const key = query.get('resultado');
    const section = key === null ? undefined : (results.get(key) ?? notice(PREVIEW_GONE));
    const history = await importHistory(database);
    return { page: adminPage(history, database.backUp !== undefined, section) };
  };
  const upload = async ({ form }: Asked) => {
    const { name, file } = await fileIn(form);
    return answer(await preview({ name, file, choices: { isComplete: form.has('complete') } }));
  };
  /** For a program: writes what needs no decision of a person. */
  const importByProgram = async ({ form }: Asked): Promise<AdminAnswer> => {
    const { name, file } = await fileIn(form);
    try {
      const { plan } = await prepare({ name, file });
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
  };
  /** The same file with what its owner has decided about it. */
  const again = async ({ form }: Asked) => {
    const previewed = previews.get(String(form.get('plan')));
    if (!previewed) throw new OwnerError(PREVIEW_GONE);
    const tax = form.get('tax');
    const choices = {
      ...previewed.choices,
      ...((tax === 'add' || tax === 'keep') && { tax: tax as 'add' | 'keep' }),
      ...(form.has('doubtful') && { addsDoubtful: true }),
    };
    return answer(await preview({ ...previewed, choices }));
  };
  const apply = async ({ form }: Asked) => {
    const key = String(form.get('plan'));
    const previewed = previews.get(key);
    if (!previewed) throw new OwnerError(PREVIEW_GONE);
    const { plan, name, onApply } = previewed;
    onApply?.();
    const confirmed = form.getAll('confirmed').map(String);
    // A second click finds no preview while the first one writes.
    previews.delete(key);
    const chosen = withChoices(plan, {
      unitIn: form.get('unit') === 'name' ? 'name' : 'description',
      removesEmptied: form.has('emptied'),
    });
    const id = await applyImport(database, chosen, name, confirmed).catch((error: unknown) => {
      previews.set(key, previewed);
      throw error;
    });
    log.info({ import: id }, 'Catalogue import applied');
    const written = `Escrito: importación ${id} (${name}). La tienda lo muestra en un segundo.`;
    return answer(html`${notice(written)}${productFormLink(plan)}`);
  };
  const undo = async ({ form }: Asked) => {
    const wanted = form.get('id');
    const id = await undoImport(database, wanted === null ? undefined : Number(wanted));
    log.info({ import: id }, 'Catalogue import undone');
    return answer(notice(`Deshecha: importación ${id}. El catálogo está como antes de ella.`));
  };
  const { backUp } = database;
  let isBackingUp = false;

  const routes: Routes = {
    'GET /admin': show,
    'POST /admin/import': upload,
    'POST /admin/import.json': importByProgram,
    'POST /admin/import/again': again,
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
  return { routes, preview };
}

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
