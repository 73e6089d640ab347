import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { countUnanswered } from '../contact/contact-store.ts';
import type { Database } from '../database/database.ts';
import { html } from '../html/html.ts';
import { type Handler, pathOf } from '../http/handler.ts';
import { setSecurityHeaders } from '../http/headers.ts';
import { reportFailure } from '../observability/failure.ts';
import { OwnerError } from '../owner-error.ts';
import { createUploads } from '../pictures/uploads.ts';
import { signInAgainPage } from './account-pages.ts';
import { SIGN_IN } from './account-paths.ts';
import { createAccount } from './account-routes.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { adminPolicy, layout, notice } from './layout.ts';
import { messageRoutes } from './message-routes.ts';
import { pictureRoutes } from './picture-routes.ts';
import { createPreviews } from './previews.ts';
import { productRoutes } from './product-routes.ts';
import type { AdminAnswer, Routes } from './route.ts';
import { isSameOrigin } from './sessions.ts';
import { shopRoutes } from './shop-routes.ts';

/** Problems that no route reports. */
const PROBLEMS = new Map([
  [500, 'La tienda no pudo hacerlo. El motivo está en el registro del servidor.'],
  [503, 'La base de datos no responde. Espere un momento e inténtelo de nuevo.'],
]);

/** Pictures of 100 MB and their form, in bytes. */
const MAX_FORM_BYTES = 101_000_000;
const TOO_LONG = 'La subida pasa de 100 MB: hágala por partes.';
/** Without a session. */
const MAX_OPEN_FORM_BYTES = 16_000;

interface AdminOptions {
  /** The password until the owner changes it. */
  token: string;
  /** Origin of the shop. */
  publicUrl: string;
  picturesDirectory: string;
  clientKeyOf: (request: IncomingMessage) => string;
}

/** The private page `/admin` of the owner. */
export function createAdmin(database: Database, options: AdminOptions): Handler {
  const { publicUrl } = options;
  const { openRoutes, routes: accountRoutes, isSignedIn } = createAccount(database, options);
  const routes = { ...routesOf(database, options), ...accountRoutes };

  return async (request, response) => {
    setSecurityHeaders(response, publicUrl);
    response.setHeader('Cache-Control', 'no-store');
    const gone = new AbortController();
    response.once('close', () => response.writableFinished || gone.abort());
    try {
      const open = openRoutes[routeOf(request)];
      if (open) {
        return sendAnswer(response, await answer(open, request, gone.signal, MAX_OPEN_FORM_BYTES));
      }
      if (!(await isSignedIn(request))) return sendToSignIn(request, response);
      const answered = await answer(routes[routeOf(request)], request, gone.signal);
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

const routeOf = (request: IncomingMessage) => `${request.method} ${pathOf(request)}`;

/** @throws OwnerError */
async function answer(
  route: Routes[string] | undefined,
  request: IncomingMessage,
  signal: AbortSignal,
  maxBytes = MAX_FORM_BYTES,
): Promise<AdminAnswer> {
  if (!route) throw new OwnerError('Esa página no existe.', 404);
  if ((request.method === 'POST' || isFile(pathOf(request))) && !isSameOrigin(request)) {
    throw new OwnerError('El pedido no vino de esta página. Vuelva a ella y repítalo.', 403);
  }
  const query = new URL(request.url ?? '', 'http://localhost').searchParams;
  return route({ query, form: await readFormData(request, maxBytes), request, signal });
}

/** Files take time to prepare; pages can be linked to. */
const isFile = (path: string) => /\.\w+$/.test(path);

/** Leads to the form and back, or refuses a form, of which the rest is not read. */
function sendToSignIn(request: IncomingMessage, response: ServerResponse): void {
  if (request.method === 'GET') {
    const from = new URLSearchParams({ a: request.url ?? '' });
    sendAnswer(response, { next: `${SIGN_IN}?${from}` });
  } else {
    response.setHeader('Connection', 'close');
    sendAnswer(response, { page: signInAgainPage, status: 401 });
  }
}

/**
 * The form of a request; empty if it has none. Node discards the rest of a form that is too long.
 * @throws OwnerError
 */
async function readFormData(request: IncomingMessage, maxBytes: number): Promise<FormData> {
  const { 'content-type': type, 'content-length': length } = request.headers;
  if (type === undefined) return new FormData();
  if (Number(length) > maxBytes) throw new OwnerError(TOO_LONG);
  const body = Readable.toWeb(
    Readable.from(limited(request, maxBytes)),
  ) as ReadableStream<Uint8Array>;
  return new Response(body, { headers: { 'Content-Type': type } }).formData().catch((error) => {
    throw error instanceof OwnerError ? error : new OwnerError('Eso no es un formulario.');
  });
}

/** The chunks of a body whose length may not be declared. @throws OwnerError */
async function* limited(request: IncomingMessage, maxBytes: number) {
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maxBytes) throw new OwnerError(TOO_LONG);
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

interface PageFrame {
  /** Number of messages, for the menu; null without a menu. */
  unanswered: number | null;
  /** Origin of the shop's own pictures; products may also have those of other hosts. */
  pictures: string;
}

function sendAnswer(
  response: ServerResponse,
  answer: AdminAnswer,
  { unanswered, pictures }: PageFrame = { unanswered: null, pictures: '' },
): void {
  if ('next' in answer) {
    response.writeHead(303, { ...answer.headers, Location: answer.next }).end();
  } else if ('page' in answer) {
    response.setHeader(
      'Content-Security-Policy',
      `${adminPolicy()}; img-src data: https: ${pictures}`,
    );
    const type = { 'Content-Type': 'text/html; charset=utf-8' };
    response.writeHead(answer.status ?? 200, { ...answer.headers, ...type });
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
