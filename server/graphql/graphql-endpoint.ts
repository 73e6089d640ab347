import { type GraphQLSchema, getOperationAST, parse, print } from 'graphql';
import * as v from 'valibot';
import { repeatRootField } from '../../src/graphql/several-products.ts';
import { limits } from '../../src/lib/limits.ts';
import { operations } from '../generated/operations.ts';
import { type Coding, chooseCoding, compress } from '../http/content-encoding.ts';
import type { BodyHandler } from '../http/handler.ts';
import type { Context } from './resolvers.ts';
import { createResponseCache } from './response-cache.ts';
import { createExecutor } from './yoga.ts';

/** For a visitor whose page is older than this backend. */
const UPDATED = 'La tienda se ha actualizado. Vuelva a cargar la página, por favor.';
const NOT_LISTED = JSON.stringify({
  errors: [{ message: UPDATED, extensions: { code: 'OPERATION_NOT_LISTED' } }],
});

/** Clients that do not accept it get plain JSON, whatever they accept. */
const RESPONSE_JSON = 'application/graphql-response+json';

/**
 * `producto` for several products in one request, as the storefront derives it. Its client puts one
 * line break between the operation and a fragment, `print` two.
 */
const severalProducts = Array.from({ length: limits.requestedProducts }, (_, at) =>
  repeatRootField(parse(operations.Producto), at + 1)
    .definitions.map(print)
    .join('\n'),
);

const listed = new Map(
  [...Object.values(operations), ...severalProducts].map((text: string) => [
    text,
    getOperationAST(parse(text)),
  ]),
);

const Body = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    query: v.string(),
    variables: v.nullish(v.record(v.string(), v.unknown()), {}),
  }),
);

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
    const accept = headers.accept?.includes(RESPONSE_JSON) ? RESPONSE_JSON : 'application/json';
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

/**
 * Reduces a request body to what its response depends on, so that equal requests have one cache key:
 * the document and its variables, without other members, in one order and notation.
 * @returns undefined for a body that the storefront does not send. Documents are compared as text.
 */
function listedBody(text: string): string | undefined {
  const body = v.safeParse(Body, text);
  if (!body.success) return undefined;
  const { query, variables } = body.output;
  const operation = listed.get(query);
  if (!operation) return undefined;
  const used = (operation.variableDefinitions ?? []).map(({ variable: { name } }) => {
    return [name.value, variables[name.value]] as const;
  });
  // JSON.stringify throws on deeply nested values.
  const isScalar = used.every(([, value]) => value === null || typeof value !== 'object');
  return isScalar ? JSON.stringify({ query, variables: Object.fromEntries(used) }) : undefined;
}
