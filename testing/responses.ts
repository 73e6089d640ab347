import { HttpResponse } from 'msw';
import type { Call } from './calls.ts';

/** A request as the backend receives it. */
export interface SentRequest {
  /** Null for an operation without a known root field. */
  call: Call | null;
  /** For `email`, the whole body. */
  variables: Record<string, unknown>;
  headers: Headers;
}

export interface ResponderContext {
  request: SentRequest;
  /** Resolves after a delay, by the page's own (possibly fake) timers. */
  wait: (milliseconds: number) => Promise<void>;
}

/**
 * Responds to a request.
 * @param normal gives the response of the reference backend
 */
export type Responder = (
  normal: () => Promise<Response>,
  context: ResponderContext,
) => Response | Promise<Response>;

/** Status 200 with a GraphQL error. */
export function graphqlError(message: string): Responder {
  return () => HttpResponse.json({ data: null, errors: [{ message }] });
}

/** A status with JSON or text as its body. */
export function statusResponse(
  code: number,
  body: object | string = '',
  headers: Readonly<Record<string, string>> = {},
): Responder {
  return () =>
    typeof body === 'string'
      ? new HttpResponse(body, { status: code, headers })
      : HttpResponse.json(body, { status: code, headers });
}

/** HTML instead of JSON, as from a gateway or a captive portal. */
export function htmlResponse(code: number): Responder {
  return () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: code });
}

/** The persisted operation is unknown, because a newer version has been deployed. */
export const notListed: Responder = () => {
  const message = 'La tienda se ha actualizado. Vuelva a cargar la página, por favor.';
  const errors = [{ message, extensions: { code: 'OPERATION_NOT_LISTED' } }];
  return HttpResponse.json({ errors }, { status: 400 });
};

/** A failed connection. */
export const offline: Responder = () => HttpResponse.error();

/** Never responds. */
export const hang: Responder = () => new Promise<never>(() => {});

/** Uses the responder a number of times, then responds normally. */
export function atFirst(times: number, responder: Responder): Responder {
  let left = times;
  return (normal, context) => {
    left -= 1;
    return left >= 0 ? responder(normal, context) : normal();
  };
}

/** The normal response after a delay in milliseconds. */
export function delayed(milliseconds: number): Responder {
  return async (normal, { wait }) => {
    await wait(milliseconds);
    return normal();
  };
}
