// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import typeDefs from '../../../schema.graphql?raw';
import { createMemoryStore } from '../../../server/catalogue/memory-store.ts';
import { createShopSchema } from '../../../server/graphql/schema.ts';
import { createExecutor } from '../../../server/graphql/yoga.ts';
import { log } from '../../../server/observability/log.ts';
import { ServiceUnavailable } from '../../../server/service-unavailable.ts';
import { fixture } from '../../../testing/fixture.ts';
import { requestBody } from '../../../tools/lib/request-body.ts';

/** The response to a search that fails. */
async function searchFailingWith(error: Error) {
  const productsByName = () => {
    throw error;
  };
  const catalogue = { ...createMemoryStore(fixture), productsByName };
  const context = { catalogue, showPurchasePrice: false, publicUrl: 'http://localhost' };
  const execute = createExecutor(createShopSchema(typeDefs), context);
  const body = requestBody('BuscarProductosPorNombre', { nombre: 'tubo' });
  const { headers, ...response } = await execute('application/json', body);
  return { ...response, headers: new Headers(headers) };
}

const errorsIn = (body: Buffer) => JSON.parse(body.toString()).errors;
const masked = (code: string) => [
  expect.objectContaining({
    message: 'No se pudo consultar el catálogo. Por favor, inténtelo de nuevo.',
    path: ['buscarProductosPorNombre'],
    extensions: { code },
  }),
];

describe('a failing resolver', () => {
  it('is answered 500 without the reason, which is in the log under the id of the response', async () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => {});
    const reason = new Error('secret');
    const { status, headers, body, isClean } = await searchFailingWith(reason);
    expect({ status, isClean }).toEqual({ status: 500, isClean: false });
    expect(headers.get('retry-after')).toBeNull();
    expect(errorsIn(body)).toEqual(masked('INTERNAL_SERVER_ERROR'));
    expect(body.toString()).not.toMatch(/secret|\bat .*\.ts/);
    expect(error.mock.calls).toEqual([
      [
        expect.objectContaining({ requestId: headers.get('x-request-id'), err: reason }),
        expect.any(String),
      ],
    ]);
  });

  it('is answered 503 with Retry-After if a retry may succeed', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {});
    const { status, headers, body } = await searchFailingWith(new ServiceUnavailable('busy'));
    expect({ status, retryAfter: headers.get('retry-after') }).toEqual({
      status: 503,
      retryAfter: '5',
    });
    expect(errorsIn(body)).toEqual(masked('SERVICE_UNAVAILABLE'));
  });
});
