import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { replayHar } from './replay-har.ts';

const url = 'https://shop.example/graphql';
const body = (operationName: string, variables?: object) =>
  JSON.stringify({ operationName, variables, query: '{ x }' });
const entry = (sent: string, text: string, encoding?: string) => ({
  request: { method: 'POST', url, postData: { mimeType: 'application/json', text: sent } },
  response: { status: 200, content: { mimeType: 'application/json', text, encoding } },
});
const har = {
  log: {
    entries: [
      { request: { url }, response: { status: 200, content: { mimeType: 'text/html' } } },
      entry(body('Category'), '{"data":{"category":["TUBOS"]}}'),
      entry(body('Producto', { id: 7 }), btoa('{"data":{"producto":null}}'), 'base64'),
    ],
  },
};

/** Replays the HAR and returns what a request of the page becomes. */
async function replay(resourceType: string, postData: string | null) {
  const file = join(mkdtempSync(join(tmpdir(), 'kuntur-har-')), 'bug.har');
  writeFileSync(file, JSON.stringify(har));
  const handlers: ((route: Route) => unknown)[] = [];
  const page = {
    route: async (_url: unknown, handler: (route: Route) => unknown) => void handlers.push(handler),
  } as unknown as Page;
  const outcome: { missed: string[]; body?: string; aborted?: boolean } = { missed: [] };
  await replayHar(page, file, (request) => outcome.missed.push(request));
  const [pictures, graphql] = handlers;
  const route = {
    request: () => ({ resourceType: () => resourceType, postData: () => postData }),
    fulfill: (response: { body: Buffer }) => {
      outcome.body = response.body.toString();
    },
    abort: () => {
      outcome.aborted = true;
    },
    fallback: () => graphql?.(route),
  } as unknown as Route;
  await pictures?.(route);
  return outcome;
}

describe('replayHar', () => {
  it.each([
    [body('Category'), '{"data":{"category":["TUBOS"]}}'],
    [body('Producto', { id: 7 }), '{"data":{"producto":null}}'],
  ])('answers %s as the other origin did', async (sent, response) => {
    expect(await replay('fetch', sent)).toEqual({ missed: [], body: response });
  });

  it.each([
    [body('Producto', { id: 8 }), 'Producto {"id":8}'],
    [null, 'unknown request'],
  ])('names and aborts %s, which the file lacks', async (sent, missed) => {
    expect(await replay('fetch', sent)).toEqual({ missed: [missed], aborted: true });
  });

  it('replaces pictures', async () => {
    expect(await replay('image', null)).toEqual({
      missed: [],
      body: expect.stringContaining('GIF89a'),
    });
  });
});
