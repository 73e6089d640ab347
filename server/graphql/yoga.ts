import { GraphQLError, type GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { reportFailure } from '../observability/failure.ts';
import { BAD_USER_INPUT, type Context } from './resolvers.ts';

/** Shown to visitors: the storefront displays the first error of a response. */
const INTERNAL_ERROR = 'No se pudo consultar el catálogo. Por favor, inténtelo de nuevo.';

/** GraphQL over HTTP, by GraphQL Yoga. Failures are logged and masked in the response. */
export function createExecutor(schema: GraphQLSchema, context: Context) {
  const yoga = createYoga<object, Context>({
    schema,
    context,
    cors: false,
    logging: false,
    maskedErrors: { maskError },
  });

  return async (accept: string, body: string) => {
    const headers = { Accept: accept, 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body };
    const response = await yoga.fetch('http://localhost/graphql', init);
    const text = await response.text();
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(text),
      /** Whether a query ran without errors, which come before data. */
      isClean: response.status === 200 && text.startsWith('{"data":'),
    };
  };
}

function maskError(error: unknown): Error {
  const known = error instanceof GraphQLError ? error : undefined;
  if (known && isAboutRequest(known)) return known;
  const http = reportFailure(known?.originalError ?? error, 'graphql');
  const code = http.status === 503 ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_SERVER_ERROR';
  return new GraphQLError(INTERNAL_ERROR, {
    nodes: known?.nodes ?? null,
    path: known?.path ?? null,
    // Yoga uses `http` as status and headers of the response and removes it.
    extensions: { code, http },
  });
}

/** Whether the client caused the error; not a resolver, nor a value that its type cannot hold. */
function isAboutRequest({ originalError, path, extensions }: GraphQLError): boolean {
  if (!originalError || extensions.code === BAD_USER_INPUT) return true;
  return originalError instanceof GraphQLError && !path;
}
