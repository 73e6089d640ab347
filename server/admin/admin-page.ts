import { hashSource } from '../http/page-policy.ts';
import { escapeHtml } from '../preview/markup.ts';
import type { Imported, ImportRecord } from '../spreadsheet/import.ts';
import { isApplicable } from '../spreadsheet/plan.ts';
import type { Remark } from '../spreadsheet/remarks.ts';
import { outcomeOf, shown, summaryOf, timeOf } from '../spreadsheet/report.ts';

/** Rows of a table; the rest is only counted. */
const MAX_ROWS = 2_000;

const STYLE = [
  '*{box-sizing:border-box}body{margin:0;background:#f4f5f6;color:#14181d;font:1rem/1.5 system-ui,sans-serif}',
  'header{background:#14181d;color:#fff}header p,main{max-width:64rem;margin:0 auto;padding:1rem}header p{font-weight:600}',
  '.card{margin:0 0 1rem;padding:1rem;border-radius:8px;background:#fff}',
  'h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.2}h2{margin:0 0 .5rem;font-size:1.25rem}',
  'h3{margin:1.5rem 0 .25rem;font-size:1rem}p{margin:.5rem 0}a{color:#8f3a00}ol{margin:.5rem 0;padding-left:1.5rem}',
  'button{display:inline-block;min-height:44px;padding:.625rem 1.25rem;border:2px solid #14181d;border-radius:4px;background:#fff;color:#14181d;font:inherit;font-weight:600}',
  '.go{background:#14181d;color:#fff}label{display:flex;gap:.5rem;align-items:center;min-height:44px}.pick{flex-wrap:wrap}',
  'input[type=checkbox]{flex:none;width:1.25rem;height:1.25rem}input[type=file]{max-width:100%;min-height:44px;font:inherit}',
  '.notice{padding:.75rem 1rem;border-left:4px solid #c2410c;background:#fff4ec;font-weight:600}',
  '.table{overflow-x:auto}table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}',
  'th,td{padding:.5rem .75rem .5rem 0;border-bottom:1px solid #d9dde1;text-align:left;vertical-align:top}th{white-space:nowrap}',
  // On a phone each row is a list of cells with their headings.
  '@media(max-width:40rem){thead{display:none}tr,td{display:block}tr{padding:.5rem 0;border-bottom:1px solid #d9dde1}td{padding:0;border:0}td:empty{display:none}td::before{content:attr(data-of) ": ";color:#55616d}}',
  '.more{color:#55616d}:focus-visible{outline:3px solid #c2410c;outline-offset:2px}',
].join('');

export const ADMIN_POLICY = `default-src 'none'; style-src ${hashSource(STYLE)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** @param section the result of the last action, as HTML */
export function adminPage(
  history: readonly ImportRecord[],
  canBackUp: boolean,
  section: string,
): string {
  return `<!doctype html>
<html lang="es-PE">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Catálogo | Kuntur Aceros</title><style>${STYLE}</style></head>
<body>
<header><p>Kuntur Aceros</p></header>
<main>
${section}
<section class="card">
<h1>Actualizar el catálogo</h1>
<ol>
<li>Descargue el catálogo: <a href="/admin/catalogo.xlsx">para Excel</a> o <a href="/admin/catalogo.csv">en CSV</a>.</li>
<li>Cambie lo que haga falta y guarde el archivo. No cambie la columna Código. Para quitar un producto, escriba «sí» en la columna Quitar.</li>
<li>Súbalo aquí. Primero verá qué cambiaría; nada se escribe hasta que usted lo confirme.</li>
</ol>
<form method="post" action="/admin/import" enctype="multipart/form-data">
<label class="pick">Archivo <input type="file" name="file" accept=".xlsx,.csv" required></label>
<label><input type="checkbox" name="newCategories" value="1"> Crear las categorías que falten</label>
<label><input type="checkbox" name="complete" value="1"> Quitar los productos que no están en el archivo</label>
<p><button class="go">Ver qué cambiaría</button></p>
</form>
</section>
<section class="card">
<h2>Historial</h2>
${historySection(history)}
</section>
${canBackUp ? '<section class="card"><h2>Copia de seguridad</h2><p>Guarde el catálogo y los mensajes de contacto en un archivo.</p><form method="post" action="/admin/backup"><p><button>Descargar la copia</button></p></form></section>' : ''}
</main>
</body>
</html>
`;
}

function historySection(history: readonly ImportRecord[]): string {
  if (history.length === 0) return '<p>Todavía no hay importaciones.</p>';
  const [last] = history.filter(({ undoneAt }) => undoneAt === null);
  const undo = last
    ? `<form method="post" action="/admin/undo"><input type="hidden" name="id" value="${last.id}">
<p>Para volver a lo que había antes de la importación ${last.id}:</p>
<p><button>Deshacer la importación ${last.id}</button></p></form>`
    : '';
  const rows = history.map(({ id, at, source, added, changed, removed, undoneAt }) => [
    id,
    timeOf(at),
    source,
    added,
    changed,
    removed,
    undoneAt ? `deshecha el ${timeOf(undoneAt)}` : 'escrita',
  ]);
  return `${undo}${table(['N.º', 'Fecha', 'Archivo', 'Agregados', 'Cambiados', 'Quitados', 'Estado'], rows)}`;
}

/**
 * The preview or result of an import, with a button that applies it.
 * @param upload id of the uploaded file; null if it cannot be applied
 */
export function planSection(imported: Imported, name: string, upload: string | null): string {
  const { plan, id } = imported;
  const { added, changes, removed, newCategories, problems, warnings } = plan;
  const places = (remarks: readonly Remark[]) =>
    table(
      ['Fila', 'Columna', 'Qué pasa'],
      remarks.map(({ row, column, message }) => [row, column ?? '', message]),
    );
  const products = (rows: typeof added) =>
    table(
      ['Código', 'Producto'],
      rows.map((product) => [product.id, product.name]),
    );
  const apply =
    upload !== null && isApplicable(plan)
      ? `<form method="post" action="/admin/apply"><input type="hidden" name="upload" value="${upload}">
<p><button class="go">Escribir estos cambios</button></p></form>`
      : '';
  const parts = [
    part('Corrija en el archivo', problems.length, () => places(problems)),
    part('Revise antes de escribir', warnings.length, () => places(warnings)),
    part('Cambian', changes.length, () =>
      table(
        ['Código', 'Producto', 'Dato', 'Antes', 'Después'],
        changes.map(({ id, name, heading, before, after }) => {
          return [id, name, heading, shown(before), shown(after)];
        }),
      ),
    ),
    part('Se agregan', added.length, () => products(added)),
    part('Se quitan', removed.length, () => products(removed)),
    part('Categorías nuevas', newCategories.length, () =>
      table(
        ['Nombre'],
        newCategories.map((category) => [category]),
      ),
    ),
  ];
  return `<section class="card">
<h2>${escapeHtml(name)}</h2>
<p class="notice" role="status">${escapeHtml(outcomeOf(imported))}</p>
<p>${summaryOf(plan)}</p>
${id === null ? apply + parts.join('\n') : ''}
</section>`;
}

export const noticeSection = (text: string) =>
  `<div class="card"><p class="notice" role="status">${escapeHtml(text)}</p></div>`;

const part = (title: string, count: number, content: () => string) =>
  count > 0 ? `<h3>${title} (${count})</h3>${content()}` : '';

function table(headings: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const head = headings.map((heading) => `<th>${heading}</th>`).join('');
  const cells = (row: readonly unknown[]) =>
    row.map((cell, at) => `<td data-of="${headings[at]}">${escapeHtml(String(cell ?? ''))}</td>`);
  const more = rows.length - MAX_ROWS;
  return `<div class="table"><table><thead><tr>${head}</tr></thead><tbody>
${rows
  .slice(0, MAX_ROWS)
  .map((row) => `<tr>${cells(row).join('')}</tr>`)
  .join('\n')}
</tbody></table></div>${more > 0 ? `<p class="more">… y ${more} más.</p>` : ''}`;
}
