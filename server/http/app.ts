import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { GRAPHQL_PATH } from './graphql-endpoint.ts';
import { type Handler, pathOf } from './handler.ts';
import { allowAnyOrigin, sendPreflight, setSecurityHeaders } from './headers.ts';
import { sendText } from './responses.ts';

/** What answers what; see `createApp`. */
export interface Endpoints {
  /** Sets all headers by itself. */
  graphql: Handler;
  contact: Handler;
  health: Handler;
  site: Handler;
}

/** Everything that the server answers: the endpoints by their paths, and the site for all else. */
export function createApp({ graphql, contact, health, site }: Endpoints): RequestListener {
  const endpoints = new Map([
    [GRAPHQL_PATH, graphql],
    ['/api/v1.0/email/send', secure(openToAnyOrigin(contact))],
    ['/healthz', secure(health)],
  ]);
  const otherwise = secure(site);

  return (request, response) => {
    const failed = (error: unknown) => fail(request, response, error);
    const handler = endpoints.get(pathOf(request)) ?? otherwise;
    try {
      handler(request, response)?.catch(failed);
    } catch (error) {
      failed(error);
    }
  };
}

/** Answers while the database is being opened. */
export const answerStarting: RequestListener = (_request, response) => {
  setSecurityHeaders(response);
  response.setHeader('Retry-After', '5');
  sendText(response, 503, 'Starting');
};

function secure(handler: Handler): Handler {
  return (request, response) => {
    setSecurityHeaders(response);
    return handler(request, response);
  };
}

function openToAnyOrigin(handler: Handler): Handler {
  return (request, response) => {
    allowAnyOrigin(response);
    return request.method === 'OPTIONS' ? sendPreflight(response) : handler(request, response);
  };
}

function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  // Who asked has gone; there is nobody to answer and nothing is wrong here.
  if (response.destroyed || (request.destroyed && !request.complete)) return;
  console.error(`${request.method} ${pathOf(request)} failed:`, error);
  if (response.headersSent) return void response.destroy();
  setSecurityHeaders(response);
  sendText(response, 500, 'Internal error');
}
