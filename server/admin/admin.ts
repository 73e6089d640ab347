import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { countUnanswered } from '../contact/contact-store.ts';
import type { Database } from '../database/database.ts';
import { html } from '../html/html.ts';
import { type Handler, pathOf } from '../http/handler.ts';
import { setSecurityHeaders } from '../http/headers.ts';
import { reportFailure } from '../observability/failure.ts';
import { createUploads } from '../pictures/uploads.ts';
import { currentShop } from '../shop-file.ts';
import { OwnerError } from '../spreadsheet/owner-error.ts';
import { createAuthentication, isSameOrigin } from './authentication.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { adminPolicy, layout, notice } from './layout.ts';
import { messageRoutes } from './message-routes.ts';
import { pictureRoutes } from './picture-routes.ts';
import { createPreviews } from './previews.ts';
import { productRoutes } from './product-routes.ts';
import type { AdminAnswer, Routes } from './route.ts';
import { shopRoutes } from './shop-routes.ts';

/** Problems that no route reports. */
const PROBLEMS = new Map([
  [401, 'Hace falta la contraseña de esta página.'],
  [429, 'Demasiadas contraseñas equivocadas. Espere un minuto.'],
  [500, 'La tienda no pudo hacerlo. El motivo está en el registro del servidor.'],
  [503, 'La base de datos no responde. Espere un momento e inténtelo de nuevo.'],
]);

/** Pictures of 100 MB and their form, in bytes. */
const MAX_FORM_BYTES = 101_000_000;
const TOO_LONG = 'La subida pasa de 100 MB: hágala por partes.';

interface AdminOptions {
  token: string;
  /** Origin of the shop. */
  publicUrl: string;
  picturesDirectory: string;
  clientKeyOf: (request: IncomingMessage) => string;
}

/** The private page `/admin` of the owner. */
export function createAdmin(database: Database, options: AdminOptions): Handler {
  const { publicUrl } = options;
  const refusal = createAuthentication(options.token, options.clientKeyOf);
  const routes = routesOf(database, options);

  return async (request, response) => {
    setSecurityHeaders(response, publicUrl);
    response.setHeader('Cache-Control', 'no-store');
    const refused = refusal(request);
    if (refused) return sendRefusal(response, refused);
    const gone = new AbortController();
    response.once('close', () => response.writableFinished || gone.abort());
    try {
      const answered = await answer(routes, request, gone.signal);
      const unanswered = 'page' in answered ? await countUnanswered(database) : 0;
      sendAnswer(response, answered, { unanswered, pictures: publicUrl });
    } catch (error) {
      // Dropped work is no failure.
      if (gone.signal.aborted && error === gone.signal.reason) return;
      if (error instanceof OwnerError) return sendProblem(response, error.status, error.message);
      const { status, headers } = reportFailure(error, 'admin');
      response.setHeaders(new Map(Object.entries(headers)));
      sendProblem(response, status);
    }
  };
}

function routesOf(database: Database, { publicUrl, picturesDirectory }: AdminOptions): Routes {
  const previews = createPreviews(database);
  const uploads = createUploads(picturesDirectory);
  const tools = { database, publicUrl, uploads, preview: previews.preview };
  return {
    'GET /': async () => ({ next: '/admin' }),
    ...catalogueRoutes(database, previews),
    ...productRoutes(tools),
    ...pictureRoutes(tools),
    ...messageRoutes(database),
    ...shopRoutes(publicUrl),
  };
}

/** @throws OwnerError */
async function answer(
  routes: Routes,
  request: IncomingMessage,
  signal: AbortSignal,
): Promise<AdminAnswer> {
  const { method = '', url = '' } = request;
  const path = pathOf(request);
  const route = routes[`${method} ${path}`];
  if (!route) throw new OwnerError('Esa página no existe.', 404);
  if ((method === 'POST' || isFile(path)) && !isSameOrigin(request)) {
    throw new OwnerError('El pedido no vino de esta página. Vuelva a ella y repítalo.', 403);
  }
  const query = new URL(url, 'http://localhost').searchParams;
  return route({ query, form: await readFormData(request), signal });
}

/** Files take time to prepare; pages can be linked to. */
const isFile = (path: string) => /\.\w+$/.test(path);

/** Asks for the password, or refuses more attempts; the rest of the request is not read. */
function sendRefusal(response: ServerResponse, status: number): void {
  response.setHeader('Connection', 'close');
  if (status === 429) response.setHeader('Retry-After', '60');
  else
    response.setHeader('WWW-Authenticate', `Basic realm="${currentShop().name}", charset="UTF-8"`);
  sendProblem(response, status);
}

/**
 * The form of a request; empty if it has none. Node discards the rest of a form that is too long.
 * @throws OwnerError
 */
async function readFormData(request: IncomingMessage): Promise<FormData> {
  const { 'content-type': type, 'content-length': length } = request.headers;
  if (type === undefined) return new FormData();
  if (Number(length) > MAX_FORM_BYTES) throw new OwnerError(TOO_LONG);
  const body = Readable.toWeb(Readable.from(limited(request))) as ReadableStream<Uint8Array>;
  return new Response(body, { headers: { 'Content-Type': type } }).formData().catch((error) => {
    throw error instanceof OwnerError ? error : new OwnerError('Eso no es un formulario.');
  });
}

/** The chunks of a body whose length may not be declared. @throws OwnerError */
async function* limited(request: IncomingMessage) {
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > MAX_FORM_BYTES) throw new OwnerError(TOO_LONG);
    yield chunk as Buffer;
  }
}

/** An error page with the way back. */
function sendProblem(
  response: ServerResponse,
  status: number,
  message = PROBLEMS.get(status) ?? '',
): void {
  const main = html`<h1>No se pudo</h1>
${notice(message)}
<p><a href="/admin">Volver al catálogo</a></p>`;
  sendAnswer(response, { page: { title: 'No se pudo', path: '', main }, status });
}

/**
 * @param about `unanswered`: messages, for the menu; `pictures`: origin of the shop's own pictures,
 * products may also have those of other hosts
 */
function sendAnswer(
  response: ServerResponse,
  answer: AdminAnswer,
  { unanswered, pictures } = { unanswered: 0, pictures: '' },
): void {
  if ('next' in answer) {
    response.writeHead(303, { Location: answer.next }).end();
  } else if ('page' in answer) {
    response.setHeader(
      'Content-Security-Policy',
      `${adminPolicy()}; img-src data: https: ${pictures}`,
    );
    if (answer.refresh) response.setHeader('Refresh', answer.refresh);
    response.writeHead(answer.status ?? 200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(layout(answer.page, unanswered).markup);
  } else if ('json' in answer) {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer.json));
  } else {
    response.writeHead(200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${answer.name}"`,
    });
    const { file } = answer;
    // Ends the response without its last bytes when the file fails: the download is then incomplete.
    pipeline(file instanceof Readable ? file : Readable.from([file]), response, () => {});
  }
}
