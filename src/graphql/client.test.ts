import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentProduct } from '../../testing/products.ts';
import { storefrontOperations, stubBackend } from '../../testing/stub-backend.ts';
import { failureText } from './errors.ts';

const names = Object.keys(storefrontOperations);
const lists = names.filter((name) => name !== 'producto' && name !== 'category');

async function respondedWith(name: string, body: unknown) {
  stubBackend(() => Response.json(body));
  const outcome = await storefrontOperations[name]?.();
  const message = outcome?.error && failureText(outcome.error, '').detail;
  return { data: outcome?.data ?? null, message };
}

describe('createShopClient', () => {
  it.each(lists)('returns the rows and the error of %s when both arrive', async (name) => {
    const data = { [name]: [sentProduct({ id: 1 })] };
    const outcome = await respondedWith(name, { data, errors: [{ message: 'x' }] });
    expect(outcome).toMatchObject({ data: { [name]: [{ id: 1 }] }, message: 'x' });
  });

  it.each(names)('returns only the error of %s when its data is null', async (name) => {
    const data = name === 'producto' ? null : { [name]: null };
    const outcome = await respondedWith(name, { data, errors: [{ message: 'En mantenimiento' }] });
    expect(outcome.message).toBe('En mantenimiento');
    // The null of a list, where the contract allows it.
    expect([null, { [name]: null }]).toContainEqual(outcome.data);
  });

  it.each([null, 'boom', 7, {}])('returns an error for an entry %o in errors', async (entry) => {
    const { message } = await respondedWith('category', { data: null, errors: [entry] });
    expect(['boom', null]).toContain(message);
  });

  it('returns data or an error without technical text for any JSON', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        fc.oneof(
          fc.jsonValue({ maxDepth: 4 }),
          fc.jsonValue({ maxDepth: 3 }).map((value) => ({ wrapped: value })),
        ),
        async (name, value) => {
          const isWrapped = typeof value === 'object' && value !== null && 'wrapped' in value;
          const data = isWrapped ? { [name]: value.wrapped } : value;
          const outcome = await respondedWith(name, { data });
          expect(outcome.data !== null ? undefined : null).toBe(outcome.message);
        },
      ),
      { seed: 11, numRuns: 200 },
    );
  });

  it('replaces odd fields of a product and its purchase price by null', async () => {
    const odd = { price: 'doce', stock: 0.5, discount: {}, priceBuy: 77123, description: 5 };
    const outcome = await respondedWith('producto', { data: { producto: { id: 1, ...odd } } });
    const nulls = { price: null, stock: null, discount: null, priceBuy: null, description: null };
    expect(outcome.data).toMatchObject({ producto: nulls });
  });
});
