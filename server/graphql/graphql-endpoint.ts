import type { GraphQLSchema } from 'graphql';
import { chooseCoding } from '../http/content-coding.ts';
import type { BodyHandler } from '../http/handler.ts';
import { sendMethodNotAllowed } from '../http/responses.ts';
import { cacheableBody } from './cacheable-body.ts';
import type { Context } from './resolvers.ts';
import { createResponseCache, encoderOf } from './response-cache.ts';
import { createExecutor } from './yoga.ts';

/**
 * The contract over HTTP: a response cache, and GraphQL Yoga behind it.
 * @param allowAny whether any document is allowed, or only the storefront's own
 */
export function createGraphqlEndpoint(
  schema: GraphQLSchema,
  context: Context,
  allowAny: boolean,
  onCatalogueChange: (listener: () => void) => void,
): BodyHandler {
  const execute = createExecutor(schema, context, allowAny);
  const cache = createResponseCache();
  onCatalogueChange(cache.clear);

  return async ({ headers }, response, body) => {
    if (!body) return sendMethodNotAllowed(response, 'POST, OPTIONS');
    const accept = acceptedType(headers.accept);
    const text = body.toString();
    const cacheable = cacheableBody(text);
    const encode =
      cacheable === undefined
        ? encoderOf(await execute(accept, text))
        : await cache.get(`${accept}\n${cacheable}`, () => execute(accept, cacheable));
    if (response.destroyed) return;
    const encoded = await encode(chooseCoding(headers['accept-encoding']));
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Vary', 'Accept, Accept-Encoding');
    response.writeHead(encoded.status, encoded.headers).end(encoded.bytes);
  };
}

/** The first JSON type in an Accept header; plain JSON whatever else is accepted. */
function acceptedType(header = ''): string {
  const [type = 'application/json'] = /application\/(graphql-response\+)?json/.exec(header) ?? [];
  return type;
}
