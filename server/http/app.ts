import type { RequestListener } from 'node:http';
import type { Attendant } from '../operations/attendant.ts';
import { reportFailure } from '../operations/failure.ts';
import { GRAPHQL_PATH } from './graphql-endpoint.ts';
import { type Handler, pathOf } from './handler.ts';
import { allowAnyOrigin, sendPreflight, setSecurityHeaders } from './headers.ts';
import type { HealthEndpoints } from './health-endpoint.ts';
import { sendText } from './responses.ts';

/** What answers what; see `createApp`. */
export interface Endpoints {
  /** Sets all headers by itself, and has itself attended. */
  graphql: Handler;
  contact: Handler;
  health: HealthEndpoints;
  site: Handler;
}

const READY_PATH = '/readyz';
const LIVE_PATH = '/livez';

/**
 * Everything that the server answers: the endpoints by their paths, and the site for all else.
 *
 * @param publicUrl where the world sees this server
 */
export function createApp(
  { graphql, contact, health, site }: Endpoints,
  { attend, admit }: Attendant,
  publicUrl: string,
): RequestListener {
  const secure = (handler: Handler): Handler => {
    return (request, response) => {
      setSecurityHeaders(response, publicUrl);
      return handler(request, response);
    };
  };
  const admitted = (handler: Handler): Handler => {
    return (request, response) => {
      admit();
      return handler(request, response);
    };
  };
  const endpoints = new Map([
    [GRAPHQL_PATH, graphql],
    ['/api/v1.0/email/send', secure(openToAnyOrigin(attend('contact', contact)))],
    [LIVE_PATH, secure(attend('health', health.live))],
    [READY_PATH, secure(attend('health', health.ready))],
    ['/healthz', secure(attend('health', health.health))],
  ]);
  const otherwise = secure(attend('site', admitted(site)));

  return (request, response) => {
    const handler = endpoints.get(pathOf(request)) ?? otherwise;
    try {
      // All that can fail is attended. What is left: who asked has gone within the body.
      handler(request, response)?.catch(() => response.destroy());
    } catch (error) {
      // Nothing should come here; if it does, it ends one connection and not the process.
      reportFailure(error, 'unattended');
      response.destroy();
    }
  };
}

/** Answers while the database is being opened. */
export const answerStarting: RequestListener = (request, response) => {
  setSecurityHeaders(response);
  if (pathOf(request) === LIVE_PATH) return sendText(response, 200, 'OK');
  response.setHeader('Retry-After', '5');
  sendText(response, 503, 'Starting');
};

/**
 * Answers as before while the server is being stopped, but sends nobody here
 * any more, and has each connection end with its answer: to close one that is
 * idle could cut off a request that is on its way.
 */
export function answerStopping(answer: RequestListener): RequestListener {
  return (request, response) => {
    response.setHeader('Connection', 'close');
    if (pathOf(request) !== READY_PATH) return answer(request, response);
    setSecurityHeaders(response);
    sendText(response, 503, 'Stopping');
  };
}

function openToAnyOrigin(handler: Handler): Handler {
  return (request, response) => {
    allowAnyOrigin(response);
    return request.method === 'OPTIONS' ? sendPreflight(response) : handler(request, response);
  };
}
