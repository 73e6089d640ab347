import type { GraphQLSchema } from 'graphql';
import { type Coding, chooseCoding, compress } from '../http/content.ts';
import type { BodyHandler } from '../http/handler.ts';
import { listedBody } from './listed-body.ts';
import type { Context } from './resolvers.ts';
import { createResponseCache } from './response-cache.ts';
import { createExecutor } from './yoga.ts';

/** The message is shown to a visitor whose page is older than this backend. */
const NOT_LISTED = JSON.stringify({
  errors: [
    {
      message: 'La tienda se ha actualizado. Vuelva a cargar la página, por favor.',
      extensions: { code: 'OPERATION_NOT_LISTED' },
    },
  ],
});

/**
 * The contract over HTTP: a response cache, and GraphQL Yoga behind it.
 * @param allowAny whether any document is allowed (and not cached), or only the storefront's own
 */
export function createGraphqlEndpoint(
  schema: GraphQLSchema,
  context: Context,
  allowAny: boolean,
  catalogueVersion: () => string | undefined,
): BodyHandler {
  const execute = createExecutor(schema, context);
  const executeAs = async (accept: string, coding: Coding, text: string) => {
    const { headers, body, ...result } = await execute(accept, text);
    const compressed = await compress(body, coding);
    return { ...result, body: compressed.body, headers: { ...headers, ...compressed.headers } };
  };
  const cached = createResponseCache<Awaited<ReturnType<typeof executeAs>>>();

  return async ({ headers }, response, body) => {
    const accept = acceptedType(headers.accept);
    const coding = chooseCoding(headers['accept-encoding']);
    const text = allowAny ? body.toString() : listedBody(body.toString());
    response.setHeader('Cache-Control', 'no-store');
    if (text === undefined) {
      response.writeHead(400, {
        'Content-Type': `${accept}; charset=utf-8`,
        'Content-Length': Buffer.byteLength(NOT_LISTED),
      });
      return void response.end(NOT_LISTED);
    }
    const compute = () => executeAs(accept, coding, text);
    const key = `${catalogueVersion()} ${accept} ${coding} ${text}`;
    const answer = await (allowAny ? compute() : cached(key, compute));
    if (response.destroyed) return;
    response.writeHead(answer.status, answer.headers).end(answer.body);
  };
}

/** The first JSON type in an Accept header; plain JSON whatever else is accepted. */
function acceptedType(header = ''): string {
  const [type = 'application/json'] = /application\/(graphql-response\+)?json/.exec(header) ?? [];
  return type;
}
