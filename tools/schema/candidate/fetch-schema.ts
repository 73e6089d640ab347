import { getIntrospectionQuery } from 'graphql';
import { isRecord } from '../json.ts';
import { messageOf, Unusable } from '../trouble.ts';
import { redact } from './headers.ts';

export interface Endpoint {
  /** An http(s) address. What stands before `@` or behind `?` in it is never shown. */
  url: URL;
  headers: Headers;
  /** Milliseconds until the server counts as not answering. */
  timeout: number;
}

/** What to do where a server keeps its schema to itself. */
const withoutIntrospection =
  'Ask its developers for the SDL or an introspection JSON and hand the file over instead, ' +
  'or pipe it in: npm run schema -- pull - < schema.graphql\n' +
  'The reference backend shows its schema under npm run dev, or with OPEN_GRAPHQL=1.';

/** Everything the specification has since grown; a server that is older refuses the newer parts. */
const queries = [
  getIntrospectionQuery({
    schemaDescription: true,
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    inputValueDeprecation: true,
  }),
  getIntrospectionQuery(),
];

/**
 * Asks a live endpoint for its schema.
 *
 * @returns the text of the introspection result
 * @throws Unusable that says what is wrong with the answer, and what to do
 */
export async function fetchSchema({ url, headers, timeout }: Endpoint): Promise<string> {
  const asked: Asked = { ...withoutCredentials(url, headers), timeout };
  let refusal = '';
  for (const query of queries) {
    const { text, answer } = await ask(asked, query);
    if (hasSchema(answer)) return text;
    refusal = redact(errorOf(answer), asked.headers);
    if (/introspection/i.test(refusal)) break;
  }
  if (/introspection/i.test(refusal)) {
    throw new Unusable(
      `${asked.shown} has introspection switched off: ${refusal}\n${withoutIntrospection}`,
    );
  }
  throw new Unusable(
    refusal
      ? `${asked.shown} refused the introspection query: ${refusal}\n${withoutIntrospection}`
      : `${asked.shown} answered JSON that is no introspection result. Is it a GraphQL endpoint?`,
  );
}

interface Asked {
  address: string;
  /** The address as it may be printed. */
  shown: string;
  headers: Headers;
  timeout: number;
}

function withoutCredentials(url: URL, given: Headers): Omit<Asked, 'timeout'> {
  const plain = new URL(url);
  const headers = new Headers(given);
  if (url.username !== '' && !headers.has('authorization')) {
    const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
    headers.set('authorization', `Basic ${Buffer.from(credentials).toString('base64')}`);
  }
  plain.username = '';
  plain.password = '';
  return { address: plain.href, shown: plain.origin + plain.pathname, headers };
}

async function ask({ address, shown, headers, timeout }: Asked, query: string) {
  const sent = new Headers(headers);
  sent.set('accept', 'application/graphql-response+json, application/json');
  sent.set('content-type', 'application/json');
  let response: Response;
  let text: string;
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: sent,
      body: JSON.stringify({ query, operationName: 'IntrospectionQuery' }),
      signal: AbortSignal.timeout(timeout),
    });
    text = await response.text();
  } catch (error) {
    throw new Unusable(redact(unreached(error, shown, timeout), headers));
  }
  return { text, answer: parsed(response, text, shown) };
}

function unreached(error: unknown, shown: string, timeout: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return `${shown} did not answer within ${timeout / 1000} s (--timeout gives it longer).`;
  }
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  switch (code) {
    case 'ECONNREFUSED':
      return `Nothing listens at ${shown} (connection refused). Is the backend running?`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${shown} has a host name that cannot be found.`;
    default:
      return `${shown} could not be reached: ${messageOf(cause ?? error)}`;
  }
}

function parsed(response: Response, text: string, shown: string): unknown {
  const { status } = response;
  if (status === 401 || status === 403) {
    throw new Unusable(
      `${shown} answered ${status}: it wants to know who asks. Give it a header, ` +
        "--header 'Authorization: …' or the variable SCHEMA_HEADERS.",
    );
  }
  if (/^\s*</.test(text)) {
    throw new Unusable(
      `${shown} answered ${status} with an HTML page instead of JSON. ` +
        'Is the path right (often /graphql), and is there a login or a proxy in between?',
    );
  }
  try {
    const answer: unknown = JSON.parse(text);
    return answer;
  } catch {
    throw new Unusable(`${shown} answered ${status} with something that is not JSON.`);
  }
}

function hasSchema(answer: unknown): boolean {
  return isRecord(answer) && isRecord(answer.data) && isRecord(answer.data.__schema);
}

/** The messages of a GraphQL answer's errors; empty where it has none. */
function errorOf(answer: unknown): string {
  if (!isRecord(answer) || !Array.isArray(answer.errors)) return '';
  return answer.errors
    .map((error: unknown) => (isRecord(error) ? String(error.message) : String(error)))
    .join(' ');
}
