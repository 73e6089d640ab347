import { markMessage, readMessages } from '../contact/contact-messages.ts';
import type { Database } from '../database/database.ts';
import { escapeHtml } from '../preview/markup.ts';
import { writeCsv } from '../spreadsheet/write-table.ts';
import { layout, searchForm, searchIn, timeOf } from './layout.ts';
import type { Routes } from './route.ts';

const PATH = '/admin/mensajes';
const PER_PAGE = 50;

const filterIn = (query: URLSearchParams) => ({
  search: searchIn(query),
  isUnanswered: query.has('pendientes'),
});

/** The contact messages: newest first, with a search, a mark for answered ones, and as CSV. */
export function messageRoutes(database: Database): Routes {
  return {
    [`GET ${PATH}`]: async ({ query }) => {
      const page = Math.min(Math.max(1, Math.trunc(Number(query.get('pagina'))) || 1), 1_000_000);
      const offset = (page - 1) * PER_PAGE;
      const messages = await readMessages(database, filterIn(query), PER_PAGE, offset);
      // The last page is gone when its last message was marked.
      if (messages.length === 0 && page > 1) return { next: linkTo(PATH, query, 1) };
      return { page: messagesPage(query, messages, page) };
    },
    [`POST ${PATH}`]: async ({ query, form }) => {
      const id = Number(form.get('id'));
      if (Number.isSafeInteger(id)) await markMessage(database, id, form.get('answered') === '1');
      return { next: `${PATH}?${query}#m${id}` };
    },
    [`GET ${PATH}.csv`]: async ({ query }) => {
      const rows = await readMessages(database, filterIn(query));
      const file = writeCsv([
        ['N.º', 'Fecha', 'Nombre', 'Correo', 'Teléfono', 'Asunto', 'Mensaje', 'Respondido'],
        ...rows.map(({ id, at, name, email, phone, topic, message, answeredAt }) => {
          const answered = answeredAt && timeOf(answeredAt);
          return [id, timeOf(at), name, email, phone, topic, message, answered];
        }),
      ]);
      return { file, name: 'mensajes.csv' };
    },
  };
}

type Messages = Awaited<ReturnType<typeof readMessages>>;

/** The same search on another page. */
function linkTo(path: string, query: URLSearchParams, page: number): string {
  const other = new URLSearchParams(query);
  other.set('pagina', String(page));
  return `${path}?${other}`;
}

function messagesPage(query: URLSearchParams, messages: Messages, page: number): string {
  const { search, isUnanswered } = filterIn(query);
  const total = messages[0]?.total ?? 0;
  const pages = Math.ceil(total / PER_PAGE);
  const link = (path: string, number: number, text: string) =>
    number < 1 || number > pages
      ? ''
      : `<a href="${escapeHtml(linkTo(path, query, number))}">${text}</a>`;
  const pending = `<label><input type="checkbox" name="pendientes" value="1"${isUnanswered ? ' checked' : ''}> Solo los que faltan responder</label>`;
  const count = total === 1 ? '1 mensaje' : `${total} mensajes`;
  const list = messages.map((message) => messageCard(message, query));
  return layout(
    'Mensajes',
    PATH,
    `<section class="card">
<h1>Mensajes de contacto</h1>
${searchForm(PATH, 'Buscar', search, pending)}
<p class="row"><span role="status">${total === 0 ? 'Ningún mensaje' : count}</span> ${link(`${PATH}.csv`, 1, 'Descargar en CSV')}</p>
</section>
${list.join('\n')}
${pages > 1 ? `<nav class="row" aria-label="Páginas">${link(PATH, page - 1, 'Más nuevos')} <span>Página ${page} de ${pages}</span> ${link(PATH, page + 1, 'Más antiguos')}</nav>` : ''}`,
  );
}

function messageCard(message: Messages[number], query: URLSearchParams): string {
  const { id, at, name, email, phone, topic, answeredAt } = message;
  const [e, p] = [escapeHtml(email), escapeHtml(phone)];
  const [state, button] = answeredAt
    ? [`Respondido el ${timeOf(answeredAt)}`, 'Marcar como pendiente']
    : ['Falta responder', 'Marcar como respondido'];
  return `<article class="card" id="m${id}" aria-labelledby="h${id}">
<h2 id="h${id}">${escapeHtml(name)}</h2>
<p class="row"><time datetime="${at}">${timeOf(at)}</time> ${topic && `<span>${escapeHtml(topic)}</span>`} <a href="mailto:${encodeURIComponent(email).replace('%40', '@')}">${e}</a> ${p && `<a href="tel:${p.replace(/[^+\d]/g, '')}">${p}</a>`}</p>
<p class="text">${escapeHtml(message.message)}</p>
<form class="row" method="post" action="${escapeHtml(`${PATH}?${query}`)}">
<input type="hidden" name="id" value="${id}"><input type="hidden" name="answered" value="${answeredAt ? 0 : 1}">
<span class="quiet">${state}</span> <button aria-label="${button}: ${escapeHtml(name)}">${button}</button>
</form>
</article>`;
}
