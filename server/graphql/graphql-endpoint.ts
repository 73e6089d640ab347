import type { GraphQLSchema } from 'graphql';
import { chooseCoding } from '../http/content-coding.ts';
import type { BodyHandler } from '../http/handler.ts';
import type { Context } from './context.ts';
import { createResponseCache, encoderOf } from './response-cache.ts';
import { createExecutor } from './yoga.ts';

export interface GraphqlOptions {
  /** Whether any document is allowed; only the storefront's own by default. */
  allowAny?: boolean;
  /** Registers a listener that is called when the catalogue has changed. */
  onCatalogueChange?: (listener: () => void) => void;
}

/** The contract over HTTP: a response cache, and GraphQL Yoga behind it. */
export function createGraphqlEndpoint(
  schema: GraphQLSchema,
  context: Context,
  { allowAny = false, onCatalogueChange }: GraphqlOptions = {},
): BodyHandler {
  const execute = createExecutor(schema, context, allowAny);
  const cache = createResponseCache();
  onCatalogueChange?.(cache.clear);

  return async (request, response, body) => {
    const { method = 'GET', url = '/graphql', headers } = request;
    const { accept } = headers;
    const text = body?.toString();
    const encode =
      text === undefined
        ? encoderOf(await execute({ method, url, accept }))
        : await cache.get(`${accept}\n${text}`, () => execute({ method, url, accept, body: text }));
    const encoded = await encode(chooseCoding(headers['accept-encoding']));
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Vary', 'Accept, Accept-Encoding');
    response.writeHead(encoded.status, encoded.headers).end(encoded.bytes);
  };
}
