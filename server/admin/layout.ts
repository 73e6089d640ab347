import { Html, html } from '../html/html.ts';
import { htmlPage } from '../html/page.ts';
import { readStyleSheet } from '../html/style-sheet.ts';
import { LOCALE, TIME_ZONE } from '../shop-facts.ts';
import { currentShop } from '../shop-file.ts';
import { PASSWORD, SIGN_OUT } from './account-paths.ts';
import type { AdminPage } from './route.ts';

/** Rows of a table: nobody reads more; the rest is only counted. */
const MAX_TABLE_ROWS = 1_000;

const adminStyle = readStyleSheet(
  new URL('./admin.css', import.meta.url),
  new URL('./controls.css', import.meta.url),
  new URL('./lists.css', import.meta.url),
);

export const adminPolicy = () =>
  [
    "default-src 'none'",
    `style-src ${adminStyle().source}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const SECTIONS = [
  ['/admin', 'Catálogo'],
  ['/admin/productos', 'Productos'],
  ['/admin/imagenes', 'Imágenes'],
  ['/admin/mensajes', 'Mensajes'],
  ['/admin/tienda', 'La tienda'],
  [PASSWORD, 'Contraseña'],
] as const;

/**
 * A page of the owner.
 * @param unanswered number of contact messages, for the menu; null without a menu
 */
export function layout({ title, path, main }: AdminPage, unanswered: number | null): Html {
  return htmlPage({
    title,
    head: html`<link rel="icon" href="data:,">
${adminStyle().element}`,
    body: html`<header><div class="top"><p>${currentShop().name}</p>${unanswered !== null && signOut}</div>${unanswered !== null && menu(path, unanswered)}</header>
<main>
${main}
</main>`,
  });
}

const signOut = html`<form method="post" action="${SIGN_OUT}"><button>Salir</button></form>`;

function menu(path: string, unanswered: number): Html {
  const count = html` <b>${unanswered}<span class="hidden"> sin responder</span></b>`;
  const links = SECTIONS.map(([to, name]) => {
    const current = to === path && html` aria-current="page"`;
    const hasCount = name === 'Mensajes' && unanswered > 0;
    return html`<li><a href="${to}"${current}>${name}${hasCount && count}</a></li>`;
  });
  return html`<nav aria-label="Secciones"><ul>${links}</ul></nav>`;
}

/** @param more further fields */
export const searchForm = (path: string, label: string, search: string, more?: Html) =>
  html`<form class="row" action="${path}" role="search">
<label class="pick">${label} <input type="search" name="buscar" value="${search}" maxlength="200"></label>
${more}<button class="go">Buscar</button>
</form>`;

/** The text of a search form; PostgreSQL refuses NUL. */
export const searchIn = (query: URLSearchParams) =>
  (query.get('buscar') ?? '').replaceAll('\0', '').trim().slice(0, 200);

export const notice = (text: string) => html`<p class="notice" role="status">${text}</p>`;

export function table(headings: readonly string[], rows: readonly (readonly unknown[])[]): Html {
  const cell = (value: unknown, column: number) =>
    html`<td data-of="${headings[column]}">${value instanceof Html ? value : String(value ?? '')}</td>`;
  const more = rows.length - MAX_TABLE_ROWS;
  return html`<div class="table"><table>
<thead><tr>${headings.map((heading) => html`<th>${heading}</th>`)}</tr></thead>
<tbody>
${rows.slice(0, MAX_TABLE_ROWS).map((row) => html`<tr>${row.map(cell)}</tr>\n`)}</tbody>
</table></div>
${more > 0 && html`<p class="quiet">… y ${more} más.</p>`}`;
}

const time = new Intl.DateTimeFormat(LOCALE, {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** A time in Lima. */
export const timeOf = (date: Date) => time.format(date).replace(',', '');
