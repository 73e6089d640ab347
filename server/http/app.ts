import type { RequestListener } from 'node:http';
import { readBody } from './body.ts';
import { type BodyHandler, type Handler, isRead, pathOf } from './handler.ts';
import { sendPreflight, setOpenHeaders, setSecurityHeaders } from './headers.ts';
import type { Instrument } from './instrument.ts';
import type { LimitRequests } from './request-limiter.ts';
import { sendMethodNotAllowed, sendText } from './responses.ts';

export interface Handlers {
  graphql: BodyHandler;
  contact: BodyHandler;
  /** What an operator has to look at, or null; from memory, so that probes cost nothing. */
  problem: () => string | null;
  preview: Handler;
  site: Handler;
}

interface AppOptions {
  instrument: Instrument;
  /** Health probes are exempt. */
  limit: LimitRequests;
  publicUrl: string;
}

const READY_PATH = '/readyz';
const LIVE_PATH = '/livez';
const PREVIEW_PATH = /^\/([pc]\/|sitemap\.xml$|robots\.txt$)/;

/** Routes requests to the endpoints by path; all other paths belong to the site. */
export function createApp(
  { graphql, contact, problem, preview, site }: Handlers,
  { instrument, limit, publicUrl }: AppOptions,
): RequestListener {
  const route = (name: string, handler: Handler) =>
    instrument(name, (request, response) => {
      setSecurityHeaders(response, publicUrl);
      return handler(request, response);
    });
  /** An endpoint that takes JSON from pages of any origin. */
  const api = (name: string, handler: BodyHandler) => {
    const answer = limit(async (request, response) => {
      const body = request.method === 'POST' ? await readBody(request) : undefined;
      if (body && !Buffer.isBuffer(body)) {
        // A client that does not finish its body loses its connection.
        if (body.status === 408) response.setHeader('Connection', 'close');
        return sendText(response, body.status, body.text);
      }
      return handler(request, response, body);
    });
    return route(name, (request, response) => {
      setOpenHeaders(response);
      if (request.method === 'OPTIONS') return sendPreflight(response);
      return answer(request, response);
    });
  };
  const probe = (find: () => string | null) =>
    route('health', (request, response) => {
      if (!isRead(request)) return sendMethodNotAllowed(response, 'GET, HEAD');
      const found = find();
      return sendText(response, found === null ? 200 : 503, found ?? 'OK');
    });
  const routes = new Map([
    ['/graphql', api('graphql', graphql)],
    ['/api/v1.0/email/send', api('contact', contact)],
    // Visitors may be routed here, also while the database is unreachable.
    ...[LIVE_PATH, READY_PATH].map((path) => [path, probe(() => null)] as const),
    ['/healthz', probe(problem)],
  ]);
  const previewRoute = route('preview', limit(preview));
  const siteRoute = route('site', limit(site));

  return (request, response) => {
    const path = pathOf(request);
    const handler = routes.get(path) ?? (PREVIEW_PATH.test(path) ? previewRoute : siteRoute);
    void handler(request, response);
  };
}

export const handleStarting: RequestListener = (request, response) => {
  setSecurityHeaders(response);
  if (pathOf(request) === LIVE_PATH) return sendText(response, 200, 'OK');
  response.setHeader('Retry-After', '5');
  sendText(response, 503, 'Starting');
};

/** During shutdown: every response closes its connection, and `/readyz` answers 503. */
export function handleStopping(handle: RequestListener): RequestListener {
  return (request, response) => {
    response.setHeader('Connection', 'close');
    if (pathOf(request) !== READY_PATH) return handle(request, response);
    setSecurityHeaders(response);
    sendText(response, 503, 'Stopping');
  };
}
