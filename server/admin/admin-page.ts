import { escapeHtml } from '../preview/markup.ts';
import type { ImportRecord } from '../spreadsheet/import.ts';
import { isApplicable, type Plan } from '../spreadsheet/plan.ts';
import { outcomeOf, sectionsOf, summaryOf } from '../spreadsheet/report.ts';
import { layout, table, timeOf } from './layout.ts';

/** @param section the result of the last action, as HTML */
export function adminPage(
  history: readonly ImportRecord[],
  canBackUp: boolean,
  section: string,
): string {
  return layout(
    'Catálogo',
    '/admin',
    `${section}
<section class="card">
<h1>Actualizar el catálogo</h1>
<ol>
<li>Descargue el catálogo: <a href="/admin/catalogo.xlsx">para Excel</a> o <a href="/admin/catalogo.csv">en CSV</a>.</li>
<li>Cambie lo que haga falta y guarde el archivo. No cambie la columna Código. Para quitar un producto, escriba «sí» en la columna Quitar. Las categorías se nombran, ordenan y quitan en la segunda hoja.</li>
<li>Súbalo aquí. Primero verá qué cambiaría; nada se escribe hasta que usted lo confirme.</li>
</ol>
<form method="post" action="/admin/import" enctype="multipart/form-data">
<label class="pick">Archivo <input type="file" name="file" accept=".xlsx,.xlsm,.csv" required></label>
<label><input type="checkbox" name="complete" value="1"> Quitar los productos que no están en el archivo</label>
<p><button class="go">Ver qué cambiaría</button></p>
</form>
</section>
<section class="card">
<h2>Historial</h2>
${historySection(history)}
</section>
${canBackUp ? '<section class="card"><h2>Copia de seguridad</h2><p>Guarde el catálogo, las imágenes subidas y los mensajes de contacto en un archivo.</p><form method="post" action="/admin/backup"><p><button>Descargar la copia</button></p></form></section>' : ''}`,
  );
}

function historySection(history: readonly ImportRecord[]): string {
  if (history.length === 0) return '<p>Todavía no hay importaciones.</p>';
  const [last] = history.filter(({ undoneAt }) => undoneAt === null);
  const undo = last
    ? `<form method="post" action="/admin/undo"><input type="hidden" name="id" value="${last.id}">
<p>Para volver a lo que había antes de la importación ${last.id}:</p>
<p><button>Deshacer la importación ${last.id}</button></p></form>`
    : '';
  const rows = history.map(({ id, at, source, added, changed, removed, ...record }) => [
    id,
    timeOf(at),
    source,
    added || '',
    changed || '',
    removed || '',
    record.hasCategories ? 'cambian' : '',
    record.undoneAt ? `deshecha el ${timeOf(record.undoneAt)}` : 'escrita',
  ]);
  const counts = ['Agregados', 'Cambiados', 'Quitados', 'Categorías'];
  return `${undo}${table(['N.º', 'Fecha', 'Archivo', ...counts, 'Estado'], rows)}`;
}

/**
 * The preview of an import, with the button that applies it.
 * @param key of the kept preview
 */
export function planSection(plan: Plan, name: string, key: string): string {
  const tick = (field: string, value: string, text: string, attribute = '') =>
    `<label><input type="checkbox" name="${field}" value="${escapeHtml(value)}"${attribute}> ${escapeHtml(text)}</label>`;
  const ticks = plan.confirmations.map((text) =>
    tick('confirmed', text, `Confirmo: ${text}`, ' required'),
  );
  if (plan.conflicts.length > 0) ticks.push(tick('overwrite', '1', OVERWRITE));
  const apply = `<form method="post" action="/admin/apply"><input type="hidden" name="plan" value="${key}">
${ticks.join('\n')}
<p><button class="go">Escribir estos cambios</button></p></form>`;
  const parts = sectionsOf(plan).map(
    ([title, headings, rows]) => `<h3>${title} (${rows.length})</h3>${table(headings, rows)}`,
  );
  return `<section class="card">
<h2>${escapeHtml(name)}</h2>
<p class="notice" role="status">${outcomeOf(plan)}</p>
<p>${summaryOf(plan)}</p>
${plan.notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('\n')}
${isApplicable(plan) ? apply : ''}
${parts.join('\n')}
</section>`;
}

const OVERWRITE =
  'En los conflictos, escribir lo de mi archivo (sin marcar, queda lo de la tienda)';
