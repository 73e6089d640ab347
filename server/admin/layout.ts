import { hashSource } from '../http/page-policy.ts';
import { escapeHtml } from '../preview/markup.ts';
import type { Page } from './route.ts';

/** Rows of a table: nobody reads more; the rest is only counted. */
const MAX_ROWS = 1_000;

const STYLE = [
  '*{box-sizing:border-box}body{margin:0;background:#f4f5f6;color:#14181d;font:1rem/1.5 system-ui,sans-serif}',
  'header{background:#14181d;color:#fff}header p,nav ul,main{max-width:64rem;margin:0 auto;padding:1rem}header p{padding-bottom:0;font-weight:600}',
  'nav ul{display:flex;flex-wrap:wrap;gap:0 .75rem;padding:0 1rem;list-style:none}@media(max-width:26rem){nav ul{gap:0 .5rem;font-size:.9375rem}}nav a{display:block;padding:.625rem 0;color:#fff}[aria-current]{font-weight:700;text-decoration-thickness:3px}',
  '.card{margin:0 0 1rem;padding:1rem;border-radius:8px;background:#fff;overflow-wrap:anywhere}',
  'h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.2}h2{margin:0 0 .5rem;font-size:1.25rem}',
  'h3{margin:1.5rem 0 .25rem;font-size:1rem}p{margin:.5rem 0}a{color:#8f3a00}ol{margin:.5rem 0;padding-left:1.5rem}',
  'button,.button{display:inline-block;min-height:44px;padding:.625rem 1.25rem;border:2px solid #14181d;border-radius:4px;background:#fff;color:#14181d;font:inherit;font-weight:600}',
  '.go{background:#14181d;color:#fff}label{display:flex;gap:.5rem;align-items:center;min-height:44px}.pick{flex-wrap:wrap}',
  'input{font:inherit}input[type=checkbox]{flex:none;width:1.25rem;height:1.25rem}input[type=file]{max-width:100%;min-height:44px}',
  '.button{text-decoration:none}.chat{border-color:#0b7a3e;background:#0b7a3e;color:#fff}nav b{padding:0 .4rem;border-radius:1rem;background:#ff8a47;color:#14181d}.hidden{position:absolute;width:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
  'select,textarea,input[type=text],input[type=search]{min-width:0;width:100%;max-width:30rem;min-height:44px;padding:.5rem;border:2px solid #55616d;border-radius:4px}',
  '.row{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center}.row label{flex:0 1 auto}.row:has([type=search]){align-items:end}.text{white-space:pre-line}.quiet{color:#55616d}.field{display:block;margin:.75rem 0}.field>*{display:block;font:inherit}select{background:#fff}fieldset{min-width:0;margin:1rem 0;padding:.5rem 1rem;border:1px solid #d9dde1;border-radius:8px}legend{padding:0 .25rem;font-weight:600}.field input[type=file]{width:100%;padding:.5rem;border:2px solid #55616d;border-radius:4px}::file-selector-button{min-height:44px;margin-right:.5rem;padding:.5rem 1rem;border:2px solid #14181d;border-radius:4px;background:#fff;color:#14181d;font:inherit;font-weight:600}.found{padding:0;list-style:none}.found li{padding:.25rem 0 .5rem;border-bottom:1px solid #d9dde1}.found a{display:block;padding:.5rem 0 0}',
  '.pictures{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:1rem;padding:0;list-style:none}img{display:block;width:100%;max-width:15rem;height:auto;background:#f3f4f6}',
  '.notice{margin:0 0 1rem;padding:.75rem 1rem;border-left:4px solid #c2410c;background:#fff4ec;font-weight:600}',
  '.table{overflow-x:auto}table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}',
  'th,td{padding:.5rem .75rem .5rem 0;border-bottom:1px solid #d9dde1;text-align:left;vertical-align:top;overflow-wrap:normal}th{white-space:nowrap}',
  // On a phone each row is a list of cells with their headings.
  '@media(max-width:40rem){thead{display:none}tr,td{display:block}tr{padding:.5rem 0;border-bottom:1px solid #d9dde1}td{padding:0;border:0;overflow-wrap:anywhere}td:empty{display:none}td::before{content:attr(data-of) ": ";color:#55616d}}',
  ':focus-visible{outline:3px solid #c2410c;outline-offset:2px}header :focus-visible{outline-color:#ff8a47}',
].join('');

export const ADMIN_POLICY = `default-src 'none'; style-src ${hashSource(STYLE)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const SECTIONS = [
  ['/admin', 'Catálogo'],
  ['/admin/productos', 'Productos'],
  ['/admin/imagenes', 'Imágenes'],
  ['/admin/mensajes', 'Mensajes'],
] as const;

/**
 * A page of the owner.
 * @param unanswered number of contact messages, for the menu
 */
export function layout({ title, path, main }: Page, unanswered: number): string {
  const count = `<b>${unanswered}<span class="hidden"> sin responder</span></b>`;
  const links = SECTIONS.map(([to, name]) => {
    const current = to === path ? ' aria-current="page"' : '';
    return `<li><a href="${to}"${current}>${name}${name === 'Mensajes' && unanswered > 0 ? ` ${count}` : ''}</a></li>`;
  });
  return `<!doctype html>
<html lang="es-PE">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)} | Kuntur Aceros</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body>
<header><p>Kuntur Aceros</p><nav aria-label="Secciones"><ul>${links.join('')}</ul></nav></header>
<main>
${main}
</main>
</body>
</html>
`;
}

/** @param more further fields, as HTML */
export const searchForm = (path: string, label: string, search: string, more = '') =>
  `<form class="row" action="${path}" role="search">
<label class="pick">${label} <input type="search" name="buscar" value="${escapeHtml(search)}" maxlength="200"></label>
${more}<button class="go">Buscar</button>
</form>`;

/** The text of a search form; PostgreSQL refuses NUL. */
export const searchIn = (query: URLSearchParams) =>
  (query.get('buscar') ?? '').replaceAll('\0', '').trim().slice(0, 200);

export const notice = (text: string) => `<p class="notice" role="status">${escapeHtml(text)}</p>`;

export function table(headings: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const head = headings.map((heading) => `<th>${heading}</th>`).join('');
  const cells = (row: readonly unknown[]) =>
    row.map((cell, at) => `<td data-of="${headings[at]}">${escapeHtml(String(cell ?? ''))}</td>`);
  const more = rows.length - MAX_ROWS;
  return `<div class="table"><table><thead><tr>${head}</tr></thead><tbody>
${rows
  .slice(0, MAX_ROWS)
  .map((row) => `<tr>${cells(row).join('')}</tr>`)
  .join('\n')}
</tbody></table></div>${more > 0 ? `<p class="quiet">… y ${more} más.</p>` : ''}`;
}

const time = new Intl.DateTimeFormat('es-PE', {
  timeZone: 'America/Lima',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** A time in Lima. */
export const timeOf = (date: Date) => time.format(date).replace(',', '');
