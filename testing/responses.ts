import { HttpResponse } from 'msw';
import type { Call } from './calls.ts';

/** A request as the backend receives it. */
export interface SentRequest {
  /** Null for an operation that asks for nothing the contract has. */
  call: Call | null;
  /** Of a GraphQL operation; the whole body of an e-mail. */
  variables: Record<string, unknown>;
  headers: Headers;
}

/** What an answer has to work with. */
export interface ResponderContext {
  request: SentRequest;
  /** Resolves so many milliseconds later, in whatever time the page lives in. */
  wait: (milliseconds: number) => Promise<void>;
}

/** How a request is answered, given how it would be without this. */
export type Responder = (
  normal: () => Promise<Response>,
  context: ResponderContext,
) => Response | Promise<Response>;

/** The backend refuses the operation in GraphQL's own way: status 200 and a list of errors. */
export function graphqlError(message: string): Responder {
  return () => HttpResponse.json({ data: null, errors: [{ message }] });
}

/** A bare status, with JSON or text as its body. */
export function status(code: number, body: object | string = ''): Responder {
  return () =>
    typeof body === 'string'
      ? new HttpResponse(body, { status: code })
      : HttpResponse.json(body, { status: code });
}

/** A page for people where the client expects JSON, as gateways and portals send it. */
export function html(code: number): Responder {
  return () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: code });
}

/** No connection. */
export const offline: Responder = () => HttpResponse.error();

/** A connection on which nothing ever comes. */
export const hang: Responder = () => new Promise<never>(() => {});

/** The normal answer, so many milliseconds later. */
export function delayed(milliseconds: number): Responder {
  return async (normal, { wait }) => {
    await wait(milliseconds);
    return normal();
  };
}
