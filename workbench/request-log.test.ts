import { getResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { shopFromFiles } from '../testing/reference-files.ts';
import { graphqlError, hang } from '../testing/responses.ts';
import { ShopApi } from '../testing/shop-api.ts';
import { createRequestLog, formatStatus } from './request-log.ts';

it('lists a request that the page cancelled as cancelled, whatever the mock would respond', async () => {
  const { requests, add } = createRequestLog();
  const api = new ShopApi(shopFromFiles, { onRequest: add });
  api.respond('category', hang);
  const controller = new AbortController();
  const { signal } = controller;
  const body = JSON.stringify({ operationName: 'C', query: 'query C { category }' });
  const request = new Request('http://localhost/graphql', { method: 'POST', body, signal });
  void getResponse(api.handlers, request);
  await vi.waitFor(() => expect(requests.getState()).toMatchObject([{ result: null }]));
  controller.abort();
  await vi.waitFor(() => expect(requests.getState()).toMatchObject([{ result: { status: null } }]));
});

it('marks a response with GraphQL errors', async () => {
  const { requests, add } = createRequestLog();
  const api = new ShopApi(shopFromFiles, { onRequest: add });
  api.respond('category', graphqlError('Sin datos'));
  const body = JSON.stringify({ operationName: 'C', query: 'query C { category }' });
  const request = new Request('http://localhost/graphql', { method: 'POST', body });
  expect(await (await getResponse(api.handlers, request))?.json()).toHaveProperty('errors');
  await vi.waitFor(() => expect(requests.getState()[0]?.result).not.toBeNull());
  const [{ result } = { result: null }] = requests.getState();
  expect(result && formatStatus(result)).toBe('200 con errores');
});
