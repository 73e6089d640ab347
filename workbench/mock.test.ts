import { getResponse } from 'msw';
import { expect, it } from 'vitest';
import { bundledShop } from '../testing/bundled-shop.ts';
import { expectConsole } from '../testing/console.ts';
import { ShopApi } from '../testing/shop-api.ts';
import { createLog } from './log.ts';
import { mockHandlers } from './mock.ts';

/** Sends a request to the workbench's mock, and reads its log. */
async function received(path: string, init: RequestInit) {
  const log = createLog();
  const handlers = mockHandlers(new ShopApi(bundledShop), log);
  const response = await getResponse(handlers, new Request(`http://localhost${path}`, init));
  return { response, entries: log.rows().map(({ entry }) => entry) };
}

it('an e-mail is in the log with its answer, and without a word of the visitor’s', async () => {
  const { entries } = await received('/api/v1.0/email/send', {
    method: 'POST',
    body: JSON.stringify({
      service_id: 'local',
      template_params: { from_name: 'Ana Quispe', phone: '987654321' },
    }),
  });
  expect(entries).toMatchObject([
    {
      call: 'email',
      variables: { template_params: { from_name: '(oculto)', phone: '(oculto)' } },
      answer: { outcome: { status: 200, body: 'OK' } },
    },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/Ana|987/);
});

it.each([
  ['GET', '/graphql'],
  ['GET', '/api/v2/orders'],
  ['DELETE', '/images/logo.svg'],
])(
  '%s %s is no request of the contract: it fails, in the log and on the console',
  async (method, path) => {
    expectConsole('error', 'The contract has no such request:');
    const { response, entries } = await received(path, { method });
    expect(response?.type).toBe('error');
    expect(entries).toMatchObject([{ kind: 'stray', request: `${method} ${path}` }]);
  },
);

it('a file of the site is none of the mock’s business', async () => {
  const { response, entries } = await received('/images/logo.svg', { method: 'GET' });
  expect(response).toBeUndefined();
  expect(entries).toEqual([]);
});
