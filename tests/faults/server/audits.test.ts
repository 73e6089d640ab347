// @vitest-environment node
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ShopServer, startInProcessShop } from '../../../testing/in-process-shop.ts';

let shop: ShopServer;

beforeAll(async () => {
  shop = await startInProcessShop();
});
afterAll(() => shop.close());

const audits = serverAudits({ url: () => `${shop.url}/graphql` });

it('GraphQL over HTTP is audited in 61 points', () => {
  expect(audits).toHaveLength(61);
});

it.each(audits)('with the allow-list $name ($id)', async ({ fn }) => {
  const result = await fn();
  expect('reason' in result ? result.reason : result.status).toBe('ok');
});
