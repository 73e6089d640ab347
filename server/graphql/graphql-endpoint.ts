import type { GraphQLSchema } from 'graphql';
import { type Coding, chooseCoding, compress } from '../http/content.ts';
import type { BodyHandler } from '../http/handler.ts';
import { cacheableBody } from './cacheable-body.ts';
import type { Context } from './resolvers.ts';
import { createResponseCache } from './response-cache.ts';
import { createExecutor } from './yoga.ts';

/**
 * The contract over HTTP: a response cache, and GraphQL Yoga behind it.
 * @param allowAny whether any document is allowed, or only the storefront's own
 */
export function createGraphqlEndpoint(
  schema: GraphQLSchema,
  context: Context,
  allowAny: boolean,
  catalogueVersion: () => string | undefined,
): BodyHandler {
  const execute = createExecutor(schema, context, allowAny);
  const cached = createResponseCache();

  const executeAs = async (accept: string, coding: Coding, text: string) => {
    const { headers, body, ...result } = await execute(accept, text);
    const compressed = await compress(body, coding);
    return { ...result, body: compressed.body, headers: { ...headers, ...compressed.headers } };
  };

  return async ({ headers }, response, body) => {
    const accept = acceptedType(headers.accept);
    const coding = chooseCoding(headers['accept-encoding']);
    const text = body.toString();
    const cacheable = cacheableBody(text);
    const answer = await (cacheable === undefined
      ? executeAs(accept, coding, text)
      : cached(`${catalogueVersion()} ${accept} ${coding} ${cacheable}`, () =>
          executeAs(accept, coding, cacheable),
        ));
    if (response.destroyed) return;
    response.setHeader('Cache-Control', 'no-store');
    response.writeHead(answer.status, answer.headers).end(answer.body);
  };
}

/** The first JSON type in an Accept header; plain JSON whatever else is accepted. */
function acceptedType(header = ''): string {
  const [type = 'application/json'] = /application\/(graphql-response\+)?json/.exec(header) ?? [];
  return type;
}
