import type { RequestListener } from 'node:http';
import { type Handler, pathOf } from './handler.ts';
import { sendPreflight, setOpenHeaders, setSecurityHeaders } from './headers.ts';
import type { HealthHandlers } from './health.ts';
import type { Instrument } from './instrument.ts';
import { sendText } from './responses.ts';

/** What answers which path; see `createApp`. */
export interface Handlers {
  /** Sets all headers, and has itself instrumented. */
  graphql: Handler;
  contact: Handler;
  health: HealthHandlers;
  preview: Handler;
  site: Handler;
}

const READY_PATH = '/readyz';
const LIVE_PATH = '/livez';
const PREVIEW_PATH = /^\/([pc]\/|sitemap\.xml$|robots\.txt$)/;

/**
 * Everything that the server answers: the endpoints by their paths, and the site for all else.
 *
 * @param publicUrl where the world sees this server
 */
export function createApp(
  { graphql, contact, health, preview, site }: Handlers,
  instrument: Instrument,
  publicUrl: string,
): RequestListener {
  const route = (name: string, handler: Handler): Handler => {
    const instrumented = instrument(name);
    return (request, response) =>
      instrumented(request, response, () => {
        setSecurityHeaders(response, publicUrl);
        return handler(request, response);
      });
  };
  const openToAnyOrigin: (handler: Handler) => Handler = (handler) => (request, response) => {
    setOpenHeaders(response, publicUrl);
    return request.method === 'OPTIONS' ? sendPreflight(response) : handler(request, response);
  };
  const routes = new Map([
    ['/graphql', graphql],
    ['/api/v1.0/email/send', route('contact', openToAnyOrigin(contact))],
    [LIVE_PATH, route('health', health.live)],
    [READY_PATH, route('health', health.ready)],
    ['/healthz', route('health', health.health)],
  ]);
  const previewed = route('preview', preview);
  const otherwise = route('site', site);

  return (request, response) => {
    const path = pathOf(request);
    const handler = routes.get(path) ?? (PREVIEW_PATH.test(path) ? previewed : otherwise);
    // Only GraphQL's may reject: when the client hangs up within its body.
    handler(request, response)?.catch(() => response.destroy());
  };
}

/** Answers while the database is being opened. */
export const handleStarting: RequestListener = (request, response) => {
  setSecurityHeaders(response);
  if (pathOf(request) === LIVE_PATH) return sendText(response, 200, 'OK');
  response.setHeader('Retry-After', '5');
  sendText(response, 503, 'Starting');
};

/**
 * Answers as before while the server is being stopped, but says that it is not ready, and has each
 * connection end with its response: closing an idle one could cut off a request on its way.
 */
export function handleStopping(handle: RequestListener): RequestListener {
  return (request, response) => {
    response.setHeader('Connection', 'close');
    if (pathOf(request) !== READY_PATH) return handle(request, response);
    sendText(setSecurityHeaders(response), 503, 'Stopping');
  };
}
