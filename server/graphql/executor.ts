import { type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import * as v from 'valibot';
import { reportFailure } from '../operations/failure.ts';
import type { Context } from './context.ts';
import { type Door, guardDoor } from './door.ts';
import { BAD_USER_INPUT } from './resolvers.ts';

/** Shown to visitors as it is: the storefront displays the first error of an answer. */
export const INTERNAL_ERROR = 'No se pudo consultar el catálogo. Por favor, inténtelo de nuevo.';

const NOT_SOUND = { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } };

/** A request of the contract, as far as its answer depends on it. */
export interface GraphqlRequest {
  method: string;
  /** Path and query. */
  url: string;
  accept: string | undefined;
  contentType: string | undefined;
  /** Of a POST. */
  body: string | undefined;
}

export interface GraphqlAnswer {
  status: number;
  /** Names and values in turn. */
  headers: readonly string[];
  bytes: Buffer;
  /** Whether a query was run without any error. Then the answer depends on nothing but the request and the catalogue. */
  isClean: boolean;
}

/** Never rejects on account of a request; what fails inside is logged and masked in the answer. */
export type GraphqlExecutor = (request: GraphqlRequest) => Promise<GraphqlAnswer>;

/** What goes along with a request through Yoga. */
interface Passenger {
  passage: Passage;
}

interface Passage {
  /** What running the query has given already. */
  result: ExecutionResult | null;
  isClean: boolean;
}

/** The commonest form of a request's body. Any other is for Yoga to judge. */
const PlainBody = v.strictObject({
  query: v.string(),
  operationName: v.optional(v.string()),
  variables: v.optional(v.record(v.string(), v.unknown())),
});

/** What the storefront and most other clients accept, and the type in which they are answered. */
const ANSWER_TYPES = new Map<string | undefined, string>([
  [
    'application/graphql-response+json, application/json',
    'application/graphql-response+json; charset=utf-8',
  ],
  ['application/graphql-response+json', 'application/graphql-response+json; charset=utf-8'],
  ['application/json', 'application/json; charset=utf-8'],
]);

/**
 * Whether a request is one of a few plain kinds, whose answer depends on
 * nothing but its method, what it accepts, and its body or, of a GET, its URL.
 */
export function isUsual({ method, url, accept, contentType }: GraphqlRequest): boolean {
  if (!ANSWER_TYPES.has(accept)) return false;
  if (method === 'GET') return contentType === undefined;
  return method === 'POST' && contentType === 'application/json' && !url.includes('?');
}

/**
 * Answers the contract as the GraphQL over HTTP specification has it, by
 * GraphQL Yoga. A usual request with a sound query goes past Yoga's HTTP layer,
 * which costs several times what running the query does.
 */
export function createExecutor(
  schema: GraphQLSchema,
  context: Context,
  door: Door,
): GraphqlExecutor {
  const yoga = createYoga<Passenger, Context>({
    schema,
    context,
    graphiql: false,
    landingPage: false,
    cors: false,
    batching: false,
    multipart: false,
    logging: false,
    maskedErrors: { maskError },
    plugins: [passagePlugin, ...guardDoor(door)],
  });

  /** Null where the request is not a sound query in the commonest form. */
  const run = async (body: string): Promise<ExecutionResult | null> => {
    const { success, output } = v.safeParse(PlainBody, parseJson(body));
    if (!success) return null;
    const { parse, validate, execute, contextFactory, schema: current } = yoga.getEnveloped({});
    try {
      const document = parse(output.query);
      if (validate(current, document).length > 0) return null;
      return await execute({
        schema: current,
        document,
        contextValue: await contextFactory(),
        variableValues: output.variables,
        operationName: output.operationName,
      });
    } catch {
      // Refused, no GraphQL, or no such operation in it: Yoga comes upon the same, and says so.
      return null;
    }
  };

  const answerByYoga = async (
    request: GraphqlRequest,
    result: ExecutionResult | null,
  ): Promise<GraphqlAnswer> => {
    const { method, url, accept, contentType, body } = request;
    const headers = new Headers();
    if (accept !== undefined) headers.set('accept', accept);
    if (contentType !== undefined) headers.set('content-type', contentType);
    const passage: Passage = { result, isClean: false };
    const init = { method, headers, body: body ?? null };
    const answer = await yoga.fetch(`http://localhost${url}`, init, { passage });
    return {
      status: answer.status,
      headers: [...answer.headers].filter(([name]) => name !== 'content-length').flat(),
      bytes: Buffer.from(await answer.arrayBuffer()),
      isClean: passage.isClean && answer.status === 200,
    };
  };

  return async (request) => {
    const { method, accept, body } = request;
    const type = ANSWER_TYPES.get(accept);
    const isPlain = method === 'POST' && isUsual(request);
    const result = isPlain && body ? await run(body) : null;
    if (!type || !result || result.errors) return answerByYoga(request, result);
    return {
      status: 200,
      headers: ['Content-Type', type],
      bytes: Buffer.from(JSON.stringify(result)),
      isClean: true,
    };
  };
}

const passagePlugin: Plugin<Passenger, Passenger> = {
  onParams: ({ context: { passage }, setResult }) => {
    if (passage.result) setResult(passage.result);
  },
  onResultProcess: ({ result, serverContext: { passage } }) => {
    passage.isClean = 'data' in result && !result.errors;
  },
};

/** Undefined, which no schema accepts, where the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function maskError(error: unknown): Error {
  const known = error instanceof GraphQLError ? error : undefined;
  if (known && isAboutRequest(known)) return known;
  // What a resolver throws arrives within a GraphQLError; this is of the URL, which Yoga reads unguarded.
  if (error instanceof SyntaxError)
    return new GraphQLError('The URL holds no sound JSON.', NOT_SOUND);
  const http = reportFailure(known?.originalError ?? error, 'graphql');
  return new GraphQLError(INTERNAL_ERROR, {
    nodes: known?.nodes ?? null,
    path: known?.path ?? null,
    // Yoga makes `http` the answer's status and headers, and takes it out.
    extensions: { code: failureCode(http.status), http },
  });
}

/** A cause of another kind means that a resolver failed; one of this kind, with a path, that it gave what its type cannot hold. */
function isAboutRequest({ originalError, path, extensions }: GraphQLError): boolean {
  if (!originalError || extensions.code === BAD_USER_INPUT) return true;
  return originalError instanceof GraphQLError && !path;
}

/** What stands in an error's `extensions.code`, for clients that tell them apart. */
export function failureCode(status: 500 | 503): string {
  return status === 503 ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_SERVER_ERROR';
}
