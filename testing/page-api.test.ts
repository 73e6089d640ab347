import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { handlers, nextBackendUrl, resetBackend, shopApi } from './page-api.ts';

async function send(backendUrl: string): Promise<string | undefined> {
  const body = JSON.stringify({ operationName: 'C', query: 'query C { category }' });
  const url = `http://localhost:3000${backendUrl}/graphql`;
  const response = await getResponse([...handlers], new Request(url, { method: 'POST', body }));
  return response?.type;
}

describe('the backend of page tests', () => {
  it('refuses requests of pages that an earlier test opened, and does not count them', async () => {
    const earlier = nextBackendUrl();
    expect(await send(earlier)).toBe('default');
    resetBackend();
    const [first, second] = [nextBackendUrl(), nextBackendUrl()];
    expect(await send(earlier)).toBe('error');
    expect(await send(first)).toBe('default');
    expect(await send(second)).toBe('default');
    expect(shopApi.requests('category')).toHaveLength(2);
  });
});
