import { getIntrospectionQuery } from 'graphql';
import { UserError } from '../../lib/user-error.mjs';
import { isRecord, messageOf } from '../values.ts';
import { redact } from './headers.ts';

/** Milliseconds. */
const fetchTimeout = 30_000;

const withoutIntrospection = `Ask its developers for the SDL or an introspection JSON and use the file:
npm run schema -- pull backend.graphql
The reference backend answers introspection under npm run dev and with OPEN_GRAPHQL=1.`;

/** How a file with SDL begins. */
const sdlStart =
  /^\s*(?:["#]|(?:directive|enum|extend|input|interface|scalar|schema|type|union)\b)/;
/** How servers refuse a login in a GraphQL error. */
const noAccess =
  /\b(access denied|expired|forbidden|jwt|not logged in|unauthenti\w+|unauthori[sz]ed)\b/i;

interface EndpointAnswer {
  status: number;
  text: string;
  hasSchema: boolean;
  /** The message of the first GraphQL error; empty without errors. */
  refusal: string;
  /** The URL that answered after a redirect, without its query string. */
  redirectedTo: string;
}

/**
 * Fetches a schema by introspection or, from a URL that serves files, as a file.
 * @param url messages omit its query string
 * @returns an introspection result or SDL
 * @throws UserError that names the problem and the remedy, without header values
 */
export async function fetchSchema(url: URL, headers: Headers): Promise<string> {
  const send = (query?: string) => fetchAnswer(url, headers, query);
  try {
    // Servers of older specifications do not know the deprecation of arguments.
    const full = await send(getIntrospectionQuery({ inputValueDeprecation: true }));
    const answer = full.refusal ? await send(getIntrospectionQuery()) : full;
    if (answer.hasSchema) return answer.text;
    const file = answer.refusal ? undefined : await send();
    if (file?.status === 200 && (file.hasSchema || sdlStart.test(file.text))) {
      return file.text;
    }
    throw new UserError(describeRefusal(answer, [...headers].length > 0));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(redact(`${url.origin}${url.pathname}: ${error.message}`, headers));
  }
}

/** @param query omitted to GET the URL as a file */
async function fetchAnswer(url: URL, headers: Headers, query?: string): Promise<EndpointAnswer> {
  const sent = new Headers(headers);
  if (query) {
    sent.set('accept', 'application/graphql-response+json, application/json');
    sent.set('content-type', 'application/json');
  }
  const body = query && { method: 'POST', body: JSON.stringify({ query }) };
  try {
    const signal = AbortSignal.timeout(fetchTimeout);
    const response = await fetch(url, { headers: sent, signal, ...body });
    return toAnswer(response, await response.text());
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') {
      throw new UserError(`no response within ${fetchTimeout / 1000} s.`);
    }
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new UserError(`${messageOf(cause)}. Is the backend running?`);
  }
}

function toAnswer({ status, redirected, url }: Response, text: string): EndpointAnswer {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {}
  const [error]: unknown[] = isRecord(json) && Array.isArray(json.errors) ? json.errors : [];
  return {
    status,
    text,
    hasSchema: isRecord(json) && isRecord(json.data) && isRecord(json.data.__schema),
    refusal: isRecord(error) ? String(error.message) : String(error ?? ''),
    redirectedTo: redirected ? url.replace(/[?#].*/, '') : '',
  };
}

function describeRefusal(answer: EndpointAnswer, sentHeaders: boolean): string {
  const { status, text, refusal, redirectedTo } = answer;
  if (redirectedTo) {
    return `status ${status}, redirected to ${redirectedTo}. Use that URL if it is the endpoint; a login page needs a header: --header 'Authorization: …' or SCHEMA_HEADERS.`;
  }
  if (status === 401 || status === 403 || noAccess.test(refusal)) {
    return sentHeaders
      ? `status ${status}, the headers sent do not give access. Is the token valid? ${refusal}`
      : `status ${status}, authentication required. Send a header: --header 'Authorization: …' or SCHEMA_HEADERS. ${refusal}`;
  }
  if (/introspection/i.test(refusal)) {
    return `introspection is disabled: ${refusal}\n${withoutIntrospection}`;
  }
  if (/^\s*</.test(text)) {
    return `status ${status} with an HTML page instead of JSON. Is the path right (often /graphql)? Is there a login or a proxy in between?`;
  }
  if (status >= 500) return `status ${status}, server error; see its log. ${refusal}`.trimEnd();
  if (refusal) return `introspection query refused: ${refusal}\n${withoutIntrospection}`;
  return `status ${status}, neither an introspection result nor a schema. Is it a GraphQL endpoint?`;
}
