import { createHash } from 'node:crypto';
import { escapeHtml } from '../preview/markup.ts';
import type { ImportRecord } from '../spreadsheet/import.ts';
import type { Plan } from '../spreadsheet/plan.ts';
import { recordLine, reportOf } from '../spreadsheet/report.ts';

const STYLE =
  'body{max-width:60rem;margin:0 auto;padding:1rem;background:#fff;color:#14181d;font:1rem/1.5 system-ui,sans-serif}' +
  'h1{font-size:1.5rem}h2{font-size:1.125rem;margin:2rem 0 .5rem}pre{padding:1rem;background:#f4f5f6;white-space:pre-wrap}' +
  'button{min-height:44px;padding:0 1.5rem;border:0;border-radius:4px;background:#14181d;color:#fff;font:inherit;font-weight:600}' +
  'label{display:block;margin:.75rem 0}input[type=file]{max-width:100%;min-height:44px}a{color:#8f3a00}' +
  '.said{padding:.75rem 1rem;border-left:4px solid #ff8a47;background:#fff4ec}';

/** A page of forms that send to where it came from, and nothing else. */
export const ADMIN_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page: what was said last, the form for a file, and the history. */
export function adminPage(history: readonly ImportRecord[], said = ''): string {
  const [last] = history.filter(({ undoneAt }) => undoneAt === null);
  const undo = last
    ? `<form method="post" action="/admin/undo"><input type="hidden" name="id" value="${last.id}">
<button>Deshacer la importación ${last.id}</button></form>`
    : '';
  return `<!doctype html>
<html lang="es-PE">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Catálogo | Kuntur Aceros</title><style>${STYLE}</style></head>
<body>
<h1>Catálogo</h1>
${said}
<h2>Descargar</h2>
<p><a href="/admin/catalogo.xlsx">Excel</a> · <a href="/admin/catalogo.csv">CSV</a></p>
<h2>Subir</h2>
<form method="post" action="/admin/import" enctype="multipart/form-data">
<label>Archivo (Excel o CSV) <input type="file" name="file" accept=".xlsx,.csv" required></label>
<label><input type="checkbox" name="newCategories" value="1"> Crear las categorías que falten</label>
<label><input type="checkbox" name="complete" value="1"> Quitar los productos que no están en el archivo</label>
<p><button>Ver qué cambiaría</button></p>
</form>
<h2>Historial</h2>
${history.length > 0 ? `<pre>${history.map((record) => escapeHtml(recordLine(record))).join('\n')}</pre>` : '<p>Todavía no hay importaciones.</p>'}
${undo}
</body>
</html>
`;
}

/** What an import would do, and the button that does it; none where something is wrong. */
export function planSection(plan: Plan, name: string, upload: string): string {
  const changes = plan.added.length + plan.changes.length + plan.removed.length;
  const apply =
    plan.problems.length === 0 && changes > 0
      ? `<form method="post" action="/admin/apply"><input type="hidden" name="upload" value="${upload}">
<button>Escribir estos cambios</button></form>`
      : '';
  const advice =
    plan.problems.length > 0
      ? said('No se ha escrito nada. Corrija el archivo y vuelva a subirlo.')
      : said(changes > 0 ? 'No se ha escrito nada todavía.' : 'El archivo no cambia nada.');
  return `<h2>${escapeHtml(name)}</h2>
${advice}
<pre>${reportOf(plan).map(escapeHtml).join('\n')}</pre>
${apply}`;
}

export const said = (text: string) => `<p class="said" role="status">${escapeHtml(text)}</p>`;
