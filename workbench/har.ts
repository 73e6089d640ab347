import * as v from 'valibot';
import { operations } from '../server/generated/operations.ts';
import { callOf, GraphqlBody } from '../testing/shop-api.ts';
import { maskedAddress, maskedEmail, maskedVariables } from './masked.ts';
import { parsedJson } from './parsed-json.ts';
import {
  type RecordedAnswer,
  type RecordedOutcome,
  type Recording,
  recordingFormat,
  recordingVersion,
} from './recording.ts';

/** What is read of an HTTP archive (HAR 1.2), as the developer tools of browsers save it. */
const HarFile = v.object({
  log: v.object({
    browser: v.optional(v.object({ name: v.string(), version: v.string() })),
    pages: v.optional(
      v.array(v.object({ title: v.string(), startedDateTime: v.optional(v.string()) })),
      [],
    ),
    entries: v.array(
      v.object({
        startedDateTime: v.pipe(v.string(), v.isoTimestamp()),
        time: v.number(),
        request: v.object({
          method: v.string(),
          url: v.pipe(v.string(), v.url()),
          postData: v.optional(v.object({ text: v.optional(v.string(), '') })),
        }),
        response: v.object({
          status: v.number(),
          content: v.object({
            mimeType: v.optional(v.string(), ''),
            text: v.optional(v.string(), ''),
            encoding: v.optional(v.string()),
          }),
          _error: v.nullish(v.string(), null),
        }),
      }),
    ),
  }),
});
type Entry = v.InferOutput<typeof HarFile>['log']['entries'][number];

/** What browsers call a request that the page itself has given up. */
const givenUp = 'net::ERR_ABORTED';

export function isHar(json: unknown): boolean {
  return v.is(v.object({ log: v.object({ entries: v.array(v.unknown()) }) }), json);
}

/**
 * The calls to the backend in an HTTP archive. Headers, cookies and what stands behind the `?` of an
 * address are left behind, and the visitor's words in an e-mail or a search are hidden.
 *
 * @returns null where it is not of the archives' shape, or holds no call
 */
export function recordingFromHar(json: unknown): Recording | null {
  const { success, output } = v.safeParse(HarFile, json);
  if (!success) return null;
  const { entries, pages, browser } = output.log;
  const times = entries.map(({ startedDateTime }) => Date.parse(startedDateTime));
  const opened = Date.parse(pages[0]?.startedDateTime ?? '');
  const start = Math.min(...times, ...(Number.isNaN(opened) ? [] : [opened]));
  const answers = entries.flatMap((entry, index) =>
    answerOf(entry, (times[index] ?? start) - start),
  );
  const [first] = entries;
  if (!first || answers.length === 0) return null;
  const title = pages[0]?.title ?? '';
  const { origin, pathname, hash } = new URL(URL.canParse(title) ? title : '/', first.request.url);
  return {
    format: recordingFormat,
    version: recordingVersion,
    from: new Date(start).toISOString(),
    to: new Date(Math.max(...times)).toISOString(),
    address: maskedAddress(origin + pathname + hash),
    scenario: 'normal',
    seed: 1,
    browser: browser ? `${browser.name} ${browser.version}` : 'HAR',
    viewport: { width: 0, height: 0, pixelRatio: 1 },
    operations: [],
    answers,
  };
}

/** None for what is no call to the backend. */
function answerOf({ request, response, time }: Entry, at: number): RecordedAnswer[] {
  if (request.method !== 'POST') return [];
  const body = parsedJson(request.postData?.text ?? '');
  const common = { at, delay: Math.max(0, time), outcome: outcomeOf(response) };
  if (request.url.includes('/api/v1.0/email/send')) {
    const sent = v.is(v.record(v.string(), v.unknown()), body) ? body : {};
    return [{ call: 'email', variables: maskedEmail(sent), ...common }];
  }
  if (!v.is(GraphqlBody, body)) return [];
  const call = callOf(body);
  return call ? [{ call, variables: maskedVariables(call, body.variables ?? {}), ...common }] : [];
}

function outcomeOf({ status, content, _error }: Entry['response']): RecordedOutcome {
  if (status < 200) return { kind: _error === givenUp ? 'silence' : 'network' };
  const { mimeType, text, encoding } = content;
  const body = encoding === 'base64' ? fromBase64(text) : text;
  return { kind: 'response', status, contentType: mimeType || null, body };
}

function fromBase64(text: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(text), (one) => one.charCodeAt(0)));
}

/** A recording as an HTTP archive, for whatever else reads one; `recordingFromHar` reads it back. */
export function harOf({ from, address, browser, answers }: Recording) {
  const { origin, pathname } = new URL(address);
  const documents: Readonly<Record<string, string>> = operations;
  return {
    log: {
      version: '1.2',
      creator: { name: 'Banco de pruebas', version: String(recordingVersion) },
      browser: { name: browser, version: '' },
      pages: [{ startedDateTime: from, id: 'page', title: address, pageTimings: {} }],
      entries: answers.map(({ call, variables, at, delay, outcome }) => {
        const operationName = call.charAt(0).toUpperCase() + call.slice(1);
        const query = documents[operationName] ?? '';
        const sent = call === 'email' ? variables : { operationName, query, variables };
        const folder = origin + pathname.replace(/[^/]*$/, '');
        const isAnswered = outcome.kind === 'response';
        const text = isAnswered ? outcome.body : '';
        return {
          pageref: 'page',
          startedDateTime: new Date(Date.parse(from) + at).toISOString(),
          time: delay,
          request: {
            method: 'POST',
            url: `${folder}${call === 'email' ? 'api/v1.0/email/send' : 'graphql'}`,
            httpVersion: 'HTTP/1.1',
            cookies: [],
            headers: [{ name: 'content-type', value: 'application/json' }],
            queryString: [],
            postData: { mimeType: 'application/json', text: JSON.stringify(sent) },
            headersSize: -1,
            bodySize: -1,
          },
          response: {
            status: isAnswered ? outcome.status : 0,
            statusText: '',
            httpVersion: 'HTTP/1.1',
            cookies: [],
            headers: [],
            content: {
              size: text.length,
              mimeType: (isAnswered && outcome.contentType) || '',
              text,
            },
            redirectURL: '',
            headersSize: -1,
            bodySize: -1,
            ...(outcome.kind === 'silence' && { _error: givenUp }),
          },
          cache: {},
          timings: { send: 0, wait: delay, receive: 0 },
        };
      }),
    },
  };
}
