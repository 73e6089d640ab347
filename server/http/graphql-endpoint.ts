import { GraphQLError, type GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { Context } from '../graphql/context.ts';
import { readBody } from './body.ts';
import type { Handler } from './handler.ts';
import { sendText } from './responses.ts';

export const GRAPHQL_PATH = '/graphql';

/** Shown to visitors as it is: the storefront displays the first error of an answer. */
const INTERNAL_ERROR = 'No se pudo consultar el catálogo. Por favor, inténtelo de nuevo.';

/**
 * The contract over HTTP, as the GraphQL over HTTP specification has it. What
 * goes wrong inside is logged and masked; what is wrong with a request is said.
 */
export function createGraphqlEndpoint(schema: GraphQLSchema, context: Context): Handler {
  const yoga = createYoga({
    schema,
    context,
    graphqlEndpoint: GRAPHQL_PATH,
    graphiql: false,
    landingPage: false,
    cors: false,
    batching: false,
    logging: false,
    maskedErrors: { maskError },
  });

  return async (request, response) => {
    const { method = 'GET', url = GRAPHQL_PATH } = request;
    const body = method === 'POST' ? await readBody(request) : undefined;
    if (body === null) return sendText(response, 413, 'The body is too long');

    const headers = new Headers();
    for (const name of ['accept', 'content-type'] as const) {
      const value = request.headers[name];
      if (value !== undefined) headers.set(name, value);
    }
    const answer = await yoga.fetch(`http://localhost${url}`, {
      method,
      headers,
      ...(body && { body }),
    });

    response.setHeader('Cache-Control', 'no-store');
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
}

function maskError(error: unknown): Error {
  const known = error instanceof GraphQLError ? error : undefined;
  // A cause other than GraphQL's own means that a resolver failed.
  if (known && !known.originalError) return known;
  console.error('A query failed:', known?.originalError ?? error);
  return new GraphQLError(INTERNAL_ERROR, {
    nodes: known?.nodes ?? null,
    path: known?.path ?? null,
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  });
}
