import type { RequestListener } from 'node:http';
import type { ReadBody } from './body.ts';
import { type BodyHandler, type Handler, pathOf } from './handler.ts';
import { sendPreflight, setOpenHeaders, setSecurityHeaders } from './headers.ts';
import type { HealthHandlers } from './health.ts';
import type { Instrument } from './instrument.ts';
import { sendBodyRefusal, sendText } from './responses.ts';

/** The handlers behind the paths; see `createApp`. */
export interface Handlers {
  graphql: BodyHandler;
  contact: BodyHandler;
  health: HealthHandlers;
  preview: Handler;
  site: Handler;
}

interface AppOptions {
  instrument: Instrument;
  readBody: ReadBody;
  /** Origin of the site as visitors see it. */
  publicUrl: string;
}

const READY_PATH = '/readyz';
const LIVE_PATH = '/livez';
const PREVIEW_PATH = /^\/([pc]\/|sitemap\.xml$|robots\.txt$)/;

/** Routes requests to the endpoints by path; all other paths belong to the site. */
export function createApp(
  { graphql, contact, health, preview, site }: Handlers,
  { instrument, readBody, publicUrl }: AppOptions,
): RequestListener {
  const route = (name: string, handler: Handler) =>
    instrument(name, (request, response) => {
      setSecurityHeaders(response, publicUrl);
      return handler(request, response);
    });
  /** An endpoint that takes JSON from pages of any origin. */
  const api = (name: string, handler: BodyHandler) =>
    route(name, async (request, response) => {
      setOpenHeaders(response);
      if (request.method === 'OPTIONS') return sendPreflight(response);
      const body = request.method === 'POST' ? await readBody(request) : undefined;
      if (body && !Buffer.isBuffer(body)) return sendBodyRefusal(response, body);
      return handler(request, response, body);
    });
  const routes = new Map([
    ['/graphql', api('graphql', graphql)],
    ['/api/v1.0/email/send', api('contact', contact)],
    [LIVE_PATH, route('health', health.live)],
    [READY_PATH, route('health', health.ready)],
    ['/healthz', route('health', health.health)],
  ]);
  const previewRoute = route('preview', preview);
  const siteRoute = route('site', site);

  return (request, response) => {
    const path = pathOf(request);
    const handler = routes.get(path) ?? (PREVIEW_PATH.test(path) ? previewRoute : siteRoute);
    void handler(request, response);
  };
}

/** Answers while the database is being opened. */
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
