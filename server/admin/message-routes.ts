import { messagingLink } from '../../src/lib/links.ts';
import { markMessage, readMessages } from '../contact/contact-store.ts';
import type { Database } from '../database/database.ts';
import { type Html, html } from '../html/html.ts';
import { currentShop } from '../shop-file.ts';
import { writeCsv } from '../spreadsheet/write-table.ts';
import { searchForm, searchIn, timeOf } from './layout.ts';
import type { AdminPage, Routes } from './route.ts';

const MESSAGES_PATH = '/admin/mensajes';
/** Older messages are found by the search, and are in the CSV file. */
const SHOWN = 200;

const filterIn = (query: URLSearchParams) => ({
  search: searchIn(query),
  isUnanswered: query.has('pendientes'),
});

/** The contact messages: newest first, with a search, a mark for answered ones, and as CSV. */
export function messageRoutes(database: Database): Routes {
  return {
    [`GET ${MESSAGES_PATH}`]: async ({ query }) => {
      const messages = await readMessages(database, filterIn(query), SHOWN);
      return { page: messagesPage(query, messages) };
    },
    [`POST ${MESSAGES_PATH}`]: async ({ query, form }) => {
      const id = Number(form.get('id'));
      if (Number.isSafeInteger(id)) await markMessage(database, id, form.get('answered') === '1');
      return { next: `${MESSAGES_PATH}?${query}#m${id}` };
    },
    [`GET ${MESSAGES_PATH}.csv`]: async ({ query }) => {
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

function messagesPage(query: URLSearchParams, messages: Messages): AdminPage {
  const { search, isUnanswered } = filterIn(query);
  const total = messages[0]?.total ?? 0;
  const pending = html`<label><input type="checkbox" name="pendientes" value="1"${isUnanswered && html` checked`}> Solo los que faltan responder</label>`;
  const shown = total > SHOWN ? `. Aquí están los ${SHOWN} más nuevos; para ver otros, busque` : '';
  return {
    title: 'Mensajes',
    path: MESSAGES_PATH,
    main: html`<section class="card">
<h1>Mensajes de contacto</h1>
${searchForm(MESSAGES_PATH, 'Buscar', search, pending)}
<p class="row"><span role="status">Mensajes: ${total}${shown}</span> <a href="${MESSAGES_PATH}.csv?${String(query)}">Descargar en CSV</a></p>
</section>
${messages.map((message) => messageCard(message, query))}`,
  };
}

function messageCard(message: Messages[number], query: URLSearchParams): Html {
  const { id, at, name, email, phone, topic, answeredAt } = message;
  const mail = `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
  const call = `tel:${phone.replace(/[^+\d]/g, '')}`;
  const [state, button] = answeredAt
    ? [`Respondido el ${timeOf(answeredAt)}`, 'Marcar como pendiente']
    : ['Falta responder', 'Marcar como respondido'];
  return html`<article class="card" id="m${id}" aria-labelledby="h${id}">
<h2 id="h${id}">${name}</h2>
<p class="row">
<time datetime="${at.toISOString()}">${timeOf(at)}</time>
${topic && html`<span>${topic}</span>`}
<a href="${mail}">${email}</a>
${phone && html`<a href="${call}">${phone}</a>`}
</p>
<p class="text">${message.message}</p>
<form class="row" method="post" action="${MESSAGES_PATH}?${String(query)}">
<input type="hidden" name="id" value="${id}"><input type="hidden" name="answered" value="${answeredAt ? 0 : 1}">
<span class="quiet">${state}</span> ${chatLink(message)} <button aria-label="${button}: ${name}">${button}</button>
</form>
</article>
`;
}

/** A link to WhatsApp with a greeting, if the telephone is a Peruvian mobile: nine digits from 9. */
function chatLink({ name, phone }: Messages[number]): Html | null {
  const [, mobile] = /^(?:(?:00)?51)?(9\d{8})$/.exec(phone.replace(/\D/g, '')) ?? [];
  if (!mobile) return null;
  const greeting = `Hola, ${name}: le escribimos de ${currentShop().name} por el mensaje que nos dejó.`;
  const url = messagingLink(`51${mobile}`, greeting);
  return html`<a class="button chat" href="${url}" target="_blank" rel="noreferrer">Responder por WhatsApp</a>`;
}
