import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import {
  type Answer,
  createAnswer,
  sendAnswer,
  sendNotModified,
  sendPrepared,
} from '../answers/answer.ts';
import { chooseCoding } from '../answers/content-coding.ts';
import { keepAnswersReady } from '../answers/ready-answers.ts';
import type { Context } from '../graphql/context.ts';
import type { Door } from '../graphql/door.ts';
import {
  createExecutor,
  failureCode,
  type GraphqlRequest,
  INTERNAL_ERROR,
  isUsual,
} from '../graphql/executor.ts';
import { EXPECTED_BODIES, STOREFRONT_ACCEPT } from '../graphql/expected-bodies.ts';
import type { Attendant } from '../operations/attendant.ts';
import type { AnswerCounts } from '../operations/metrics.ts';
import { receiveBody, saysJson } from './body.ts';
import { isKnown } from './entity-tag.ts';
import type { Handler } from './handler.ts';
import { allowAnyOrigin, sendPreflight, setSecurityHeaders, strictTransport } from './headers.ts';
import { sendText } from './responses.ts';

export const GRAPHQL_PATH = '/graphql';

/** The answer to a longer request is not kept: the storefront's own are far shorter. In characters. */
const KEPT_REQUEST_LIMIT = 2_048;

export interface EndpointOptions {
  attendant: Attendant;
  /** Counted up with each answer. */
  answers: AnswerCounts;
  /** Which documents are run; closed unless said otherwise. */
  door?: Door;
  /** Is handed what is to be called when the catalogue has changed; left out where it never does. */
  onRenewal?: (listener: () => void) => void;
}

/**
 * The contract over HTTP. An answer is a function of the request and the
 * catalogue, so what has been answered once is sent again, as it is, until
 * the catalogue changes. Sets all headers itself, for that is half the work of
 * sending an answer that stands ready.
 */
export function createGraphqlEndpoint(
  schema: GraphQLSchema,
  context: Context,
  { attendant, answers, door = 'closed', onRenewal = () => {} }: EndpointOptions,
): Handler {
  const execute = createExecutor(schema, context, door);

  const makeAnswer = async (request: GraphqlRequest) => {
    const { isClean, headers: own, ...given } = await execute(request);
    const mayBeKept = isClean && request.method === 'GET';
    const cacheControl = mayBeKept ? 'no-cache' : 'no-store';
    const headers = [...own, ...strictTransport(context.publicUrl).flat()];
    const answer = createAnswer({ ...given, headers, cacheControl, isTagged: mayBeKept });
    return { isClean, answer };
  };

  const expected = EXPECTED_BODIES.map((body) => {
    const request = storefrontRequest(body);
    return { request, bytes: Buffer.from(body), key: keyFor(request) };
  });
  const ready = keepAnswersReady(
    expected.map(({ key, request }) => ({
      key,
      makeAnswer: async () => {
        const { isClean, answer } = await makeAnswer(request);
        return isClean ? answer : null;
      },
    })),
  );
  onRenewal(ready.renew);
  ready.renew();

  const answerAnew = async (request: GraphqlRequest, key: string | null): Promise<Answer> => {
    const keep = ready.keeper();
    const { isClean, answer } = await makeAnswer(request);
    if (isClean && key !== null) keep(key, answer);
    return answer;
  };

  /** Answers an expected request whose answer stands ready. Nothing on this way waits. */
  const answerAtOnce = (
    { url, headers }: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
  ) => {
    if (url !== GRAPHQL_PATH || headers.accept !== STOREFRONT_ACCEPT) return false;
    if (headers['content-type'] !== 'application/json') return false;
    const found = expected.find(({ bytes }) => bytes.length === body.length && bytes.equals(body));
    const answer = found && ready.find(found.key);
    if (!answer || !sendPrepared(response, answer, chooseCoding(headers['accept-encoding']))) {
      return false;
    }
    answers.prepared++;
    return true;
  };

  const answerAny = async (
    request: IncomingMessage,
    response: ServerResponse,
    body?: Buffer | null,
  ) => {
    if (body === null) return sendText(open(response), 413, 'The body is too long');
    if (body && !saysJson(request)) {
      return sendText(open(response), 415, 'The body must be application/json');
    }
    const asked = graphqlRequest(request, body?.toString('utf8'));
    const key = isUsual(asked) && lengthOf(asked) <= KEPT_REQUEST_LIMIT ? keyFor(asked) : null;
    const known = key === null ? undefined : ready.find(key);
    if (!known) attendant.admit();
    answers[known ? 'kept' : 'made']++;
    const answer = known ?? (await answerAnew(asked, key));
    if (asked.method === 'GET' && answer.tag !== null && isKnown(request, answer.tag)) {
      return sendNotModified(response, answer);
    }
    await sendAnswer(response, answer, chooseCoding(request.headers['accept-encoding']));
  };

  const answerAttended = attendant.attend('graphql', answerAny, sendFailure);

  return (request, response) => {
    if (request.method === 'OPTIONS') return sendPreflight(open(response));
    if (request.method !== 'POST') return answerAttended(request, response);
    // No promise for who called, and no function with a name: for most requests made in vain.
    receiveBody(
      request,
      (body) => {
        if (body && answerAtOnce(request, response, body)) return;
        answerAttended(request, response, body).catch(() => response.destroy());
      },
      () => response.destroy(),
    );
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
function keyFor({ method, accept, url, body = url }: GraphqlRequest): string {
  return `${method} ${accept} ${body}`;
}

function lengthOf({ url, body = url }: GraphqlRequest): number {
  return body.length;
}

/** Answers as GraphQL does, so that the storefront shows a sentence and not a number. */
function sendFailure(
  { headers: { accept } }: IncomingMessage,
  response: ServerResponse,
  status: 500 | 503,
): void {
  const error = { message: INTERNAL_ERROR, extensions: { code: failureCode(status) } };
  const type = accept?.includes('application/graphql-response+json')
    ? 'application/graphql-response+json'
    : 'application/json';
  open(response).setHeader('Cache-Control', 'no-store');
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` });
  response.end(JSON.stringify({ errors: [error] }));
}

function open(response: ServerResponse): ServerResponse {
  setSecurityHeaders(response);
  allowAnyOrigin(response);
  return response;
}
