import { getResponse, HttpResponse, http, type RequestHandler } from 'msw';
import * as v from 'valibot';
import { callOf, GraphqlBody, type ShopApi } from '../testing/shop-api.ts';
import { type Log, now, type RequestEntry } from './log.ts';
import { maskedEmail } from './masked.ts';
import type { RecordedOutcome } from './recording.ts';

const Variables = v.record(v.string(), v.unknown());

/**
 * The handlers of the workbench's service worker: the backend's, with a log of what goes in and
 * out. What looks like a call to the backend and is none fails, in the log and on the console.
 */
export function mockHandlers(api: ShopApi, log: Log): RequestHandler[] {
  async function answer(
    { call, variables }: Pick<RequestEntry, 'call' | 'variables'>,
    request: Request,
  ): Promise<Response> {
    const entry: RequestEntry = { kind: 'request', call, variables, at: now(), answer: null };
    const change = log.add(entry);
    const response = await getResponse(api.handlers, request);
    if (!response) throw new Error(`The backend has no handler for ${request.url}`);
    const outcome = await outcomeOf(response);
    change({ answer: { delay: now() - entry.at, outcome } });
    return response;
  }

  const refuseStray = ({ request }: { request: Request }) => {
    const { pathname } = new URL(request.url);
    if (isFile(request.method, pathname)) return;
    log.add({ kind: 'stray', at: now(), request: `${request.method} ${pathname}` });
    console.error('The contract has no such request:', request.method, request.url);
    return HttpResponse.error();
  };

  return [
    http.post('*/graphql', async ({ request }) => {
      const body = v.parse(GraphqlBody, await request.clone().json());
      return answer({ call: callOf(body) ?? '?', variables: body.variables }, request);
    }),
    http.post('*/api/v1.0/email/send', async ({ request }) => {
      const body = v.parse(Variables, await request.clone().json());
      return answer({ call: 'email', variables: maskedEmail(body) }, request);
    }),
    http.all('*', refuseStray),
  ];
}

/** Files of the site, and pictures from elsewhere, are none of the mock's business. */
function isFile(method: string, pathname: string): boolean {
  return (method === 'GET' || method === 'HEAD') && !/\/graphql$|\/api\//.test(pathname);
}

async function outcomeOf(response: Response): Promise<RecordedOutcome> {
  if (response.type === 'error') return { kind: 'network' };
  return {
    kind: 'response',
    status: response.status,
    contentType: response.headers.get('content-type'),
    body: await response.clone().text(),
  };
}
