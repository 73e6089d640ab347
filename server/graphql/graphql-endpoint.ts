import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import { createBodyReader, type ReadBody } from '../http/body.ts';
import { chooseCoding } from '../http/content-coding.ts';
import type { Handler } from '../http/handler.ts';
import { OPEN_HEADERS, sendPreflight, setOpenHeaders, strictTransport } from '../http/headers.ts';
import type { Instrumented } from '../http/instrument.ts';
import { sendBodyRefusal } from '../http/responses.ts';
import { log } from '../observability/log.ts';
import type { Context } from './context.ts';
import { PRECOMPUTED_BODIES, STOREFRONT_ACCEPT } from './precomputed-requests.ts';
import { createResponseCache, type FinishedResponse } from './response-cache.ts';
import { createExecutor, type GraphqlRequest } from './yoga.ts';

const GRAPHQL_PATH = '/graphql';

export interface GraphqlOptions {
  /** Wraps all requests but those that are answered from the cache, which take microseconds. */
  instrumented?: Instrumented;
  /** Reads bodies, and counts them for their senders. */
  readBody?: ReadBody;
  /** Whether any document is run; the storefront's own alone unless said otherwise. */
  allowAny?: boolean;
  /** Is handed what to call when the catalogue has changed; left out where it never does. */
  onRenewal?: (listener: () => void) => void;
  /** Is handed what to call with a later schema; left out where there is none. */
  onContract?: (listener: (schema: GraphQLSchema) => void) => void;
  /** Told of each response whether it was in the cache. */
  onLookUp?: (isHit: boolean) => void;
}

const precomputed = PRECOMPUTED_BODIES.map((body) => ({
  method: 'POST',
  url: GRAPHQL_PATH,
  accept: STOREFRONT_ACCEPT,
  contentType: 'application/json',
  body,
}));

/** The contract over HTTP: a cache of finished, compressed responses, and GraphQL Yoga behind it. */
export function createGraphqlEndpoint(
  schema: GraphQLSchema,
  context: Context,
  options: GraphqlOptions = {},
): Handler {
  const {
    instrumented = (_request, _response, work) => work(),
    readBody = createBodyReader(),
    allowAny = false,
  } = options;
  // As one list: set one by one, the headers would cost as much as the rest of a cached response.
  const commonHeaders = [
    ...OPEN_HEADERS,
    ...strictTransport(context.publicUrl).flat(),
    ...['Cache-Control', 'no-store', 'Vary', 'Accept, Accept-Encoding'],
  ];
  let execute = createExecutor(schema, context, allowAny);
  const cache = createResponseCache((request) => execute(request), commonHeaders);
  const renew = () => {
    cache.renew(precomputed).catch((error: unknown) => {
      log.error({ err: error }, 'The responses cannot be precomputed');
    });
  };
  options.onRenewal?.(renew);
  options.onContract?.((later) => {
    execute = createExecutor(later, context, allowAny);
    renew();
  });
  renew();

  const send = async (finished: FinishedResponse, message: IncomingMessage, to: ServerResponse) => {
    const coding = chooseCoding(message.headers['accept-encoding']);
    const { status, headers, bytes } = await finished(coding);
    to.writeHead(status, headers).end(bytes);
  };

  return async (message, response) => {
    const { method = 'GET', url = GRAPHQL_PATH, headers } = message;
    if (method === 'OPTIONS') return sendPreflight(setOpenHeaders(response));
    const body = method === 'POST' ? await readBody(message, response) : undefined;
    if (body && !Buffer.isBuffer(body)) return sendBodyRefusal(setOpenHeaders(response), body);
    const request: GraphqlRequest = {
      method,
      url,
      accept: headers.accept,
      contentType: headers['content-type'],
      body: body?.toString(),
    };
    const known = cache.get(request);
    options.onLookUp?.(known !== undefined);
    if (known) return send(known, message, response);
    return instrumented(message, response, async () => {
      await send(await cache.compute(request), message, response);
    });
  };
}
