import fc from 'fast-check';
import { Client, type Exchange, getOperationName, makeResult, type RequestPolicy } from 'urql';
import { describe, expect, it } from 'vitest';
import { filter, map, pipe, subscribe } from 'wonka';
import { createCache } from './cache.ts';
import {
  BuscarProductosPorNombreDocument,
  ProductoDocument,
  ProductosPorCategoriaDocument,
  ProductosResumenDocument,
  type ProductosResumenQuery,
} from './generated/documents.ts';
import { heldListExchange, knownDescriptions } from './held-list.ts';

interface Row {
  __typename: 'Producto';
  id: number;
  name: string | null;
  imageUrl: string | null;
  category: string | null;
  description: string | null;
}

const names = ['TUBO', 'ÁNGULO', 'PLANCHA', null] as const;
const categories = ['TUBOS', 'ÁNGULOS', null] as const;

/** A catalogue that can change, the network to it, and what was asked. */
function createShop() {
  const rows = new Map<number, Row>();
  for (let id = 1; id <= 6; id++) rows.set(id, rowOf(id));
  const asked: (string | undefined)[] = [];

  const answers: Record<string, (variables: Record<string, unknown>) => object> = {
    ProductosResumen: () => ({ productosResumen: [...rows.values()] }),
    Producto: ({ id }) => ({ producto: whole(rows.get(Number(id))) }),
    ProductosPorCategoria: ({ category }) => ({
      productosPorCategoria: listed((row) => row.category === category),
    }),
    BuscarProductosPorNombre: ({ nombre }) => ({
      buscarProductosPorNombre: listed((row) => row.name?.includes(String(nombre)) ?? false),
    }),
  };
  const listed = (matches: (row: Row) => boolean) =>
    [...rows.values()].filter(matches).map((row) => ({ ...row, uuid: null }));

  const network: Exchange = () => (operations$) =>
    pipe(
      operations$,
      filter((operation) => operation.kind === 'query'),
      map((operation) => {
        const name = getOperationName(operation.query);
        asked.push(name);
        const data = answers[name ?? '']?.({ ...operation.variables }) ?? null;
        return makeResult(operation, { data: structuredClone(data) });
      }),
    );
  return { rows, asked, network };
}

function rowOf(id: number): Row {
  return {
    __typename: 'Producto',
    id,
    name: 'TUBO',
    imageUrl: null,
    category: 'TUBOS',
    description: null,
  };
}

function whole(row: Row | undefined) {
  if (!row) return null;
  const rest = { uuid: null, priceBuy: null, price: 1, stock: 2, discount: null, marca: null };
  return { ...row, ...rest };
}

/** A client, and what the list shows on it while somebody looks. */
function createVisitor(exchanges: Exchange[]) {
  const client = new Client({ url: '/graphql', exchanges, preferGetMethod: false });
  let shown: ProductosResumenQuery['productosResumen'] | undefined;
  let looking: { unsubscribe: () => void } | null = null;
  const look = (requestPolicy: RequestPolicy = 'cache-first') => {
    looking?.unsubscribe();
    looking = pipe(
      client.query(ProductosResumenDocument, {}, { requestPolicy }),
      subscribe((result) => {
        shown = result.data?.productosResumen;
      }),
    );
  };
  const leave = () => {
    looking?.unsubscribe();
    looking = null;
  };
  const see = () => (looking ? shown : null);
  return { client, look, leave, see };
}

const requestPolicy = fc.constantFrom<RequestPolicy>('cache-first', 'network-only');
const id = fc.integer({ min: 1, max: 7 });

/** What may happen in a visit. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('change' as const),
    id,
    name: fc.constantFrom(...names),
    category: fc.constantFrom(...categories),
    imageUrl: fc.constantFrom('/a.webp', null),
  }),
  fc.record({ kind: fc.constant('product' as const), id, requestPolicy }),
  fc.record({
    kind: fc.constant('category' as const),
    category: fc.constantFrom('TUBOS', 'ÁNGULOS'),
    requestPolicy,
  }),
  fc.record({ kind: fc.constant('search' as const), nombre: fc.constant('U'), requestPolicy }),
  fc.record({ kind: fc.constant('look' as const), requestPolicy }),
  fc.record({ kind: fc.constant('leave' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Does one step and answers what it brought, beside the list. */
async function take(visitor: ReturnType<typeof createVisitor>, taken: Step): Promise<unknown> {
  const { client } = visitor;
  const ask = (...[document, variables, options]: Parameters<Client['query']>) =>
    client.query(document, variables, options).toPromise();
  switch (taken.kind) {
    case 'product':
      return (await ask(ProductoDocument, { id: taken.id }, taken)).data;
    case 'category':
      return (await ask(ProductosPorCategoriaDocument, { category: taken.category }, taken)).data;
    case 'search':
      return (await ask(BuscarProductosPorNombreDocument, { nombre: taken.nombre }, taken)).data;
    case 'look':
      visitor.look(taken.requestPolicy);
      return null;
    case 'leave':
      visitor.leave();
      return null;
    case 'change':
      return null;
  }
}

describe('the held list', () => {
  it('shows what the cache alone would show, whatever happens in a visit', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        const shop = createShop();
        const ours = createVisitor([heldListExchange, createCache(), shop.network]);
        const stock = createVisitor([createCache(), shop.network]);
        for (const visitor of [ours, stock]) visitor.look();
        for (const taken of steps) {
          if (taken.kind === 'change') {
            const { kind: _, ...change } = taken;
            if (shop.rows.has(taken.id)) shop.rows.set(taken.id, { ...rowOf(taken.id), ...change });
          }
          const [brought, expected] = [await take(ours, taken), await take(stock, taken)];
          await Promise.resolve();
          expect(brought).toEqual(expected);
          expect(ours.see()).toEqual(stock.see());
        }
      }),
      { seed: 20_250_901, numRuns: 100 },
    );
  }, 30_000);

  it('gives every reader the same list, by reference, and asks the network once', async () => {
    const shop = createShop();
    const visitor = createVisitor([heldListExchange, createCache(), shop.network]);
    visitor.look();
    const first = visitor.see();
    await visitor.client.query(ProductoDocument, { id: 1 }).toPromise();
    visitor.leave();
    visitor.look();
    expect(visitor.see()).toBe(first);
    expect(shop.asked.filter((name) => name === 'ProductosResumen')).toHaveLength(1);
  });

  it('knows the descriptions that answers have brought', async () => {
    const shop = createShop();
    shop.rows.set(3, { ...rowOf(3), description: 'Tubo para rejas' });
    const { client, look } = createVisitor([heldListExchange, createCache(), shop.network]);
    look();
    expect([...knownDescriptions(client)]).toEqual([]);
    await client.query(ProductoDocument, { id: 3 }).toPromise();
    expect([...knownDescriptions(client)]).toEqual([[3, 'Tubo para rejas']]);
  });
});
