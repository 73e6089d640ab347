import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import { type Answer, createAnswer, sendAnswer, sendNotModified } from '../answers/answer.ts';
import { chooseCoding } from '../answers/content-coding.ts';
import { keepAnswersReady } from '../answers/ready-answers.ts';
import type { Context } from '../graphql/context.ts';
import { createExecutor, type GraphqlRequest, isUsual } from '../graphql/executor.ts';
import { EXPECTED_BODIES, STOREFRONT_ACCEPT } from '../graphql/expected-bodies.ts';
import { readBody } from './body.ts';
import { isKnown } from './entity-tag.ts';
import type { Handler } from './handler.ts';
import { allowAnyOrigin, sendPreflight, setSecurityHeaders } from './headers.ts';
import { sendText } from './responses.ts';

export const GRAPHQL_PATH = '/graphql';

/** The answer to a longer request is not kept: the storefront's own are far shorter. In characters. */
const KEPT_REQUEST_LIMIT = 2_048;

/**
 * The contract over HTTP. An answer is a function of the request and the
 * catalogue, so what has been answered once is sent again, as it is, until
 * the catalogue changes. Sets all headers itself, for that is half the work of
 * sending an answer that stands ready.
 *
 * @param onRenewal is handed what is to be called when the catalogue has
 *   changed; left out where it never does.
 */
export function createGraphqlEndpoint(
  schema: GraphQLSchema,
  context: Context,
  onRenewal: (listener: () => void) => void = () => {},
): Handler {
  const execute = createExecutor(schema, context);

  const makeAnswer = async (request: GraphqlRequest) => {
    const { isClean, ...given } = await execute(request);
    const mayBeKept = isClean && request.method === 'GET';
    const cacheControl = mayBeKept ? 'no-cache' : 'no-store';
    return { isClean, answer: createAnswer({ ...given, cacheControl, isTagged: isClean }) };
  };

  const ready = keepAnswersReady(
    EXPECTED_BODIES.map(storefrontRequest).map((request) => ({
      key: keyOf(request),
      makeAnswer: async () => {
        const { isClean, answer } = await makeAnswer(request);
        return isClean ? answer : null;
      },
    })),
  );
  onRenewal(ready.renew);
  ready.renew();

  const answerTo = async (request: GraphqlRequest): Promise<Answer> => {
    const mayBeKept = isUsual(request) && textOf(request).length <= KEPT_REQUEST_LIMIT;
    if (!mayBeKept) return (await makeAnswer(request)).answer;
    const key = keyOf(request);
    const known = ready.find(key);
    if (known) return known;
    const keep = ready.keeper();
    const { isClean, answer } = await makeAnswer(request);
    if (isClean) keep(key, answer);
    return answer;
  };

  return async (request, response) => {
    if (request.method === 'OPTIONS') return sendPreflight(open(response));
    const body = request.method === 'POST' ? await readBody(request) : undefined;
    if (body === null) return sendText(open(response), 413, 'The body is too long');

    const asked = graphqlRequest(request, body?.toString('utf8'));
    const answer = await answerTo(asked);
    if (asked.method === 'GET' && answer.tag !== null && isKnown(request, answer.tag)) {
      return sendNotModified(response, answer);
    }
    await sendAnswer(response, answer, chooseCoding(request.headers['accept-encoding']));
  };
}

function graphqlRequest(
  { method = 'GET', url = GRAPHQL_PATH, headers }: IncomingMessage,
  body: string | undefined,
): GraphqlRequest {
  return { method, url, accept: headers.accept, contentType: headers['content-type'], body };
}

function storefrontRequest(body: string): GraphqlRequest {
  const types = { accept: STOREFRONT_ACCEPT, contentType: 'application/json' };
  return { method: 'POST', url: GRAPHQL_PATH, ...types, body };
}

/** Of a usual request, what its answer depends on beside the catalogue. */
function keyOf(request: GraphqlRequest): string {
  return `${request.method} ${request.accept} ${textOf(request)}`;
}

function textOf({ url, body = url }: GraphqlRequest): string {
  return body;
}

function open(response: ServerResponse): ServerResponse {
  setSecurityHeaders(response);
  allowAnyOrigin(response);
  return response;
}
