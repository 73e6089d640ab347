import { getIntrospectionQuery } from 'graphql';
import { UserError } from '../../lib/user-error.mjs';
import { isRecord, messageOf } from '../values.ts';
import { redact } from './headers.ts';

export interface Endpoint {
  /** An http(s) address. What stands before `@` or behind `?` in it is never shown. */
  url: URL;
  headers: Headers;
  /** Milliseconds until the server counts as not answering. */
  timeout: number;
}

/** Everything the specification has since grown, which a server that is older refuses; then the least. */
const queries = [
  getIntrospectionQuery({
    schemaDescription: true,
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    inputValueDeprecation: true,
  }),
  getIntrospectionQuery(),
];

/** What to do where a server keeps its schema to itself. */
const withoutIntrospection =
  'Ask its developers for the SDL or an introspection JSON and hand the file over instead, ' +
  'or pipe it in: npm run schema -- pull - < schema.graphql\n' +
  'The reference backend shows its schema under npm run dev, or with OPEN_GRAPHQL=1.';

const trust = 'If it is one of yours: NODE_EXTRA_CA_CERTS=<its .pem> npm run schema -- …';
/** What a connection failed of, by the code of the error. */
const causes: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there (connection refused). Is the backend running?',
  ENOTFOUND: 'its host name cannot be found.',
  EAI_AGAIN: 'its host name cannot be found.',
  DEPTH_ZERO_SELF_SIGNED_CERT: `its certificate is signed by itself. ${trust}`,
  SELF_SIGNED_CERT_IN_CHAIN: `its certificate is signed by an unknown authority. ${trust}`,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: `its certificate is signed by an unknown authority. ${trust}`,
};

/**
 * Asks an address for its schema: by introspection or, where it does not speak GraphQL, as a file.
 *
 * @returns the text of an introspection result or of SDL
 * @throws UserError that says what is wrong with the answer, and what to do
 */
export async function fetchSchema({ url, headers: given, timeout }: Endpoint): Promise<string> {
  const headers = new Headers(given);
  if (url.username !== '' && !headers.has('authorization')) {
    const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
    headers.set('authorization', `Basic ${Buffer.from(credentials).toString('base64')}`);
  }
  const isKnown = [...headers].length > 0;
  const address = new URL(url);
  address.username = '';
  address.password = '';
  const send = (query?: string) => ask(address, headers, timeout, query);
  try {
    let answer = await send(queries[0]);
    if (!hasSchema(answer) && isRefused(answer) && !isClosed(answer))
      answer = await send(queries[1]);
    if (hasSchema(answer)) return answer.text;
    const file = isRefused(answer) ? undefined : await send();
    if (
      file?.status === 200 &&
      (hasSchema(file) || /^\s*(type|schema|"|#|extend)/.test(file.text))
    ) {
      return file.text;
    }
    throw new UserError(whyNot(answer, isKnown));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(redact(`${address.origin}${address.pathname} ${error.message}`, headers));
  }
}

interface Answer {
  status: number;
  text: string;
  /** Undefined where the text is none. */
  json: unknown;
}

/** @param query none to fetch what simply stands there */
async function ask(url: URL, headers: Headers, timeout: number, query?: string): Promise<Answer> {
  const sent = new Headers(headers);
  if (query) {
    sent.set('accept', 'application/graphql-response+json, application/json');
    sent.set('content-type', 'application/json');
  }
  const body = query && { body: JSON.stringify({ query, operationName: 'IntrospectionQuery' }) };
  const signal = AbortSignal.timeout(timeout);
  try {
    const method = query ? 'POST' : 'GET';
    const response = await fetch(url, { method, headers: sent, signal, ...body });
    const text = await response.text();
    return { status: response.status, text, json: parsed(text) };
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') {
      throw new UserError(`did not answer within ${timeout / 1000} s (--timeout gives it longer).`);
    }
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const known = isRecord(cause) && causes[String(cause.code)];
    throw new UserError(`could not be reached: ${known || messageOf(cause)}`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function hasSchema({ json }: Answer): boolean {
  return isRecord(json) && isRecord(json.data) && isRecord(json.data.__schema);
}

/** The messages of a GraphQL answer's errors; empty where it has none. */
function refusalOf({ json }: Answer): string {
  if (!isRecord(json) || !Array.isArray(json.errors)) return '';
  return json.errors
    .map((error: unknown) => (isRecord(error) ? String(error.message) : String(error)))
    .join(' ');
}

const isRefused = (answer: Answer) => refusalOf(answer) !== '';
const isClosed = (answer: Answer) => /introspection/i.test(refusalOf(answer));

/** @param isKnown whether a header or a password was sent */
function whyNot(answer: Answer, isKnown: boolean): string {
  const { status, text, json } = answer;
  const refusal = refusalOf(answer);
  if (status === 401 || status === 403) {
    return isKnown
      ? `answered ${status}: what was sent does not open it. Is the token valid, and may it read the schema? ${refusal}`
      : `answered ${status}: it wants to know who asks. Give it a header, --header 'Authorization: …' or the variable SCHEMA_HEADERS.`;
  }
  if (isClosed(answer))
    return `has introspection switched off: ${refusal}\n${withoutIntrospection}`;
  if (/^\s*</.test(text)) {
    return `answered ${status} with an HTML page instead of JSON. Is the path right (often /graphql), and is there a login or a proxy in between?`;
  }
  if (status >= 500) {
    return `answered ${status}: it failed by itself, and its log says why. ${refusal}`.trimEnd();
  }
  if (refusal) return `refused the introspection query: ${refusal}\n${withoutIntrospection}`;
  if (json === undefined)
    return `answered ${status} with something that is neither JSON nor a schema.`;
  return 'answered JSON that is no introspection result. Is it a GraphQL endpoint?';
}
