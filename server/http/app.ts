import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { reportFailure } from '../observability/failure.ts';
import { RETRY_AFTER } from '../service-unavailable.ts';
import {
  type BodyHandler,
  type Handler,
  isEncoded,
  isJson,
  isRead,
  pathOf,
  readBody,
  sendMethodNotAllowed,
  sendText,
} from './handler.ts';
import { OPEN_HEADERS, sendPreflight, setSecurityHeaders } from './headers.ts';
import type { LimitRequests } from './request-limiter.ts';

export interface Handlers {
  graphql: BodyHandler;
  contact: BodyHandler;
  /** What an operator has to look at, or null; from memory, so that probes cost nothing. */
  problem: () => string | null;
  preview: Handler;
  site: Handler;
}

const READY_PATH = '/readyz';
const LIVE_PATH = '/livez';
const PREVIEW_PATH = /^\/([pc]\/|sitemap\.xml$|robots\.txt$)/;

/**
 * Routes requests to the endpoints by path; all other paths belong to the site.
 * @param limit does not apply to health probes.
 */
export function createApp(
  { graphql, contact, problem, preview, site }: Handlers,
  limit: LimitRequests,
  publicUrl: string,
): RequestListener {
  /** Each with its name in the log. */
  const routes = new Map<string, readonly [string, Handler]>([
    ['/graphql', ['graphql', jsonEndpoint(graphql, limit)]],
    ['/api/v1.0/email/send', ['contact', jsonEndpoint(contact, limit)]],
    // Visitors may be routed here, also while the database is unreachable.
    [LIVE_PATH, ['health', probe(() => null)]],
    [READY_PATH, ['health', probe(() => null)]],
    ['/healthz', ['health', probe(problem)]],
  ]);
  const previewRoute = ['preview', readOnly(limit(preview))] as const;
  const siteRoute = ['site', readOnly(limit(site))] as const;

  return async (request, response) => {
    // The absolute form of a target, as clients of a proxy send it; a server has to accept it.
    request.url = request.url?.replace(/^https?:\/\/[^/?]*/i, '') || '/';
    const path = pathOf(request);
    // No client sends a fragment; libraries would cut it off and serve another path than was checked.
    const hasFragment = request.url.includes('#');
    const [name, handler] =
      routes.get(path) ?? (PREVIEW_PATH.test(path) ? previewRoute : siteRoute);
    setSecurityHeaders(response, publicUrl);
    if (hasFragment) return sendText(response, 400, 'The request target must not contain #');
    try {
      await handler(request, response);
    } catch (error) {
      sendFailure(error, name, request, response);
    }
  };
}

function readOnly(handler: Handler): Handler {
  return (request, response) =>
    isRead(request) ? handler(request, response) : sendMethodNotAllowed(response, 'GET, HEAD');
}

/** An endpoint that takes JSON from pages of any origin. */
function jsonEndpoint(handler: BodyHandler, limit: LimitRequests): Handler {
  const answer = limit(async (request, response) => {
    if (request.method !== 'POST') return sendMethodNotAllowed(response, 'POST, OPTIONS');
    if (!isJson(request)) return sendText(response, 415, 'The body must be application/json');
    if (isEncoded(request)) {
      response.setHeader('Accept-Encoding', 'identity');
      return sendText(response, 415, 'The body must not be compressed');
    }
    const body = await readBody(request);
    if (!body) return sendText(response, 413, 'The body is too long');
    return handler(request, response, body);
  });
  return (request, response) => {
    response.setHeaders(OPEN_HEADERS);
    return request.method === 'OPTIONS' ? sendPreflight(response) : answer(request, response);
  };
}

function probe(find: () => string | null): Handler {
  return readOnly((_request, response) => {
    const found = find();
    return sendText(response, found === null ? 200 : 503, found ?? 'OK');
  });
}

/** Logs a failure and answers 500, or 503 if a retry may succeed. */
function sendFailure(
  error: unknown,
  route: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const hasHungUp = response.destroyed || (request.destroyed && !request.complete);
  if (hasHungUp) return;
  const { status, headers } = reportFailure(error, route);
  if (response.headersSent) return void response.destroy();
  response.setHeaders(new Map(Object.entries(headers)));
  sendText(response, status, status === 503 ? 'Not available now' : 'Internal error');
}

export const handleStarting: RequestListener = (request, response) => {
  setSecurityHeaders(response);
  if (pathOf(request) === LIVE_PATH) return sendText(response, 200, 'OK');
  response.setHeader('Retry-After', RETRY_AFTER);
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
