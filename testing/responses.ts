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
export function status(
  code: number,
  body: object | string = '',
  headers: Readonly<Record<string, string>> = {},
): Responder {
  return () =>
    typeof body === 'string'
      ? new HttpResponse(body, { status: code, headers })
      : HttpResponse.json(body, { status: code, headers });
}

/** A page for people where the client expects JSON, as gateways and portals send it. */
export function html(code: number): Responder {
  return () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: code });
}

/** The backend has been deployed anew and knows the page's document no more. */
export const notListed: Responder = () => {
  const message = 'La tienda se ha actualizado. Vuelva a cargar la página, por favor.';
  const errors = [{ message, extensions: { code: 'OPERATION_NOT_LISTED' } }];
  return HttpResponse.json({ errors }, { status: 400 });
};

/** No connection. */
export const offline: Responder = () => HttpResponse.error();

/** A connection on which nothing ever comes. */
export const hang: Responder = () => new Promise<never>(() => {});

/** So many times like this, and normal from then on. */
export function atFirst(times: number, responder: Responder): Responder {
  let left = times;
  return (normal, context) => {
    left -= 1;
    return left >= 0 ? responder(normal, context) : normal();
  };
}

/** The normal answer, so many milliseconds later. */
export function delayed(milliseconds: number): Responder {
  return async (normal, { wait }) => {
    await wait(milliseconds);
    return normal();
  };
}
