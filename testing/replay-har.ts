import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import * as v from 'valibot';

const Har = v.object({
  log: v.object({
    entries: v.array(
      v.object({
        request: v.object({ postData: v.optional(v.object({ text: v.string() })) }),
        response: v.object({
          status: v.number(),
          content: v.object({
            mimeType: v.string(),
            text: v.optional(v.string(), ''),
            encoding: v.optional(v.string()),
          }),
        }),
      }),
    ),
  }),
});

/** The parts of a GraphQL request that identify it; its text may be older than the site's. */
const Sent = v.object({
  operationName: v.string(),
  variables: v.optional(v.record(v.string(), v.unknown()), {}),
});

const transparentPixel = Buffer.from(
  'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  'base64',
);

/**
 * Answers the GraphQL requests of a page from a HAR file that was recorded at any origin. Pictures
 * are replaced by a transparent one.
 * @param onMiss receives a request that the file lacks; it is aborted
 */
export async function replayHar(
  page: Pick<Page, 'route'>,
  file: string,
  onMiss: (request: string) => void,
): Promise<void> {
  const { entries } = v.parse(Har, JSON.parse(readFileSync(file, 'utf8'))).log;
  const responses = new Map(
    entries.flatMap(({ request, response }) => {
      const key = requestKey(request.postData?.text);
      return key ? [[key, response] as const] : [];
    }),
  );
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/gif', body: transparentPixel })
      : route.fallback(),
  );
  await page.route('**/graphql', (route) => {
    const key = requestKey(route.request().postData()) ?? 'unknown request';
    const response = responses.get(key);
    if (!response) {
      onMiss(key);
      return route.abort();
    }
    const { status, content } = response;
    const body = Buffer.from(content.text, content.encoding === 'base64' ? 'base64' : 'utf8');
    return route.fulfill({ status, contentType: content.mimeType, body });
  });
}

/** @returns undefined for anything but a GraphQL request */
function requestKey(body: string | null | undefined): string | undefined {
  try {
    const { operationName, variables } = v.parse(Sent, JSON.parse(body ?? ''));
    return `${operationName} ${JSON.stringify(variables)}`;
  } catch {
    return undefined;
  }
}
