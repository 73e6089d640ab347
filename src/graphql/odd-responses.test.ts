import fc from 'fast-check';
import type { CombinedError } from 'urql';
import { describe, expect, it } from 'vitest';
import { type Outcome, operations, stubBackend } from '../../testing/stub-backend.ts';
import { visitorMessage } from './errors.ts';

const names = Object.keys(operations);
const lists = names.filter((name) => name !== 'producto' && name !== 'category');
const fallback = 'Error al cargar resultados';

function errorOf(outcome: Outcome | undefined): CombinedError {
  if (!outcome?.error) throw new Error('there was no error');
  return outcome.error;
}

const respondedWith = async (name: string, body: unknown) => {
  stubBackend(() => Response.json(body));
  return operations[name]?.();
};

describe('data along with errors', () => {
  it.each(lists)('of %s is both shown and known to be in part', async (name) => {
    const rows = [
      { __typename: 'Producto', id: 1, uuid: null, name: null, imageUrl: null, category: null },
    ];
    const outcome = await respondedWith(name, {
      data: { [name]: rows },
      errors: [{ message: 'x' }],
    });
    expect(outcome?.data).toMatchObject({ [name]: [{ id: 1 }] });
    expect(outcome?.error).toBeDefined();
  });

  it.each(names)('of %s that are null are an error and no data', async (name) => {
    const outcome = await respondedWith(name, {
      data: name === 'producto' ? null : { [name]: null },
      errors: [{ message: 'El catálogo está en mantenimiento' }],
    });
    expect(outcome?.data ?? null).toBeNull();
    const message = visitorMessage(errorOf(outcome), fallback);
    expect(message).toBe('El catálogo está en mantenimiento');
  });

  it.each([
    ['null', [null]],
    ['texts', ['boom']],
    ['numbers', [7]],
    ['empty objects', [{}]],
    ['messages that are no text', [{ message: { text: 'x' } }]],
    ['messages of markup', [{ message: '<b>Bad</b> gateway' }]],
    ['blank messages', [{ message: '  ' }]],
    ['none at all', []],
  ])('a list of errors that holds %s leaves the screen its own text', async (_, errors) => {
    const outcome = await respondedWith('category', { data: null, errors });
    const message = visitorMessage(errorOf(outcome), fallback);
    expect(['boom', fallback]).toContain(message);
    expect(message).not.toMatch(/[<[{]|undefined|null/);
  });
});

describe('data of another shape than the contract’s', () => {
  const wrong: [string, (name: string) => unknown][] = [
    ['no object', () => 'text'],
    ['a list', () => []],
    ['another field', () => ({ otro: [] })],
    ['a text in the field', (name) => ({ [name]: 'text' })],
    ['a number in the field', (name) => ({ [name]: 7 })],
    ['true in the field', (name) => ({ [name]: true })],
    [
      'an object for a list, a list for an object',
      (name) => ({ [name]: name === 'producto' ? [] : {} }),
    ],
  ];

  it.each(names.flatMap((name) => wrong.map(([what, data]) => [name, what, data] as const)))(
    '%s with %s is an error, which says nothing technical',
    async (name, _, data) => {
      const outcome = await respondedWith(name, { data: data(name) });
      expect(outcome?.data ?? null).toBeNull();
      expect(visitorMessage(errorOf(outcome), fallback)).toBe(fallback);
    },
  );

  it('and any JSON whatever, ends in data or in an error, never in neither', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        fc.jsonValue({ maxDepth: 4 }),
        async (name, data) => {
          const outcome = await respondedWith(name, { data: { [name]: data } });
          expect(outcome?.data !== undefined || outcome?.error !== undefined).toBe(true);
        },
      ),
      { seed: 11, numRuns: 200 },
    );
  });
});

describe('nulls and odd values in lists and fields', () => {
  it.each(lists)('%s keeps every row that is a product, with odd fields as null', async (name) => {
    const rows = [
      null,
      7,
      'x',
      [],
      {},
      { id: null, name: 'SIN ID' },
      { id: '5', name: 'ID DE TEXTO' },
      { id: 1.5 },
      { id: 4, uuid: {}, name: 12, imageUrl: ['a'], category: true, __typename: 7 },
      { id: 5, uuid: null, name: 'TUBO', imageUrl: null, category: 'TUBOS' },
    ];
    const outcome = await respondedWith(name, { data: { [name]: rows } });
    expect(outcome?.error).toBeUndefined();
    expect(outcome?.data).toMatchObject({
      [name]: [
        { id: 4, name: null, imageUrl: null, category: null },
        { id: 5, name: 'TUBO', category: 'TUBOS' },
      ],
    });
  });

  it('a product’s numbers are numbers or null, and its purchase price goes no further', async () => {
    const odd = '"price":"12","stock":1e400,"discount":{},"priceBuy":77123,"description":5';
    const headers = { 'content-type': 'application/json' };
    const body = `{"data":{"producto":{"id":1,"name":"TUBO",${odd}}}}`;
    stubBackend(() => new Response(body, { headers }));
    const outcome = await operations.producto?.();
    expect(outcome?.data).toMatchObject({
      producto: { name: 'TUBO', price: null, stock: null, discount: null, priceBuy: null },
    });
    expect(outcome?.data).toMatchObject({ producto: { description: null } });
  });

  it('category names that are no text are left out', async () => {
    const outcome = await respondedWith('category', {
      data: { category: [null, 'TUBOS', 7, {}, ''] },
    });
    expect(outcome?.data).toEqual({ category: ['TUBOS', ''] });
  });
});
