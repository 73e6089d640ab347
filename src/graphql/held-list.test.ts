import fc from 'fast-check';
import {
  Client,
  type Exchange,
  getOperationName,
  makeResult,
  type OperationResult,
  type RequestPolicy,
} from 'urql';
import { describe, expect, it } from 'vitest';
import { filter, map, pipe, subscribe } from 'wonka';
import { askAgainExchange } from './ask-again.ts';
import { createCache } from './cache.ts';
import {
  BuscarProductosPorNombreDocument,
  ProductoConocidoDocument,
  ProductoDocument,
  ProductosPorCategoriaDocument,
  ProductosResumenDocument,
  type ProductosResumenQuery,
} from './generated/documents.ts';
import { createHeldList, knownDescriptions } from './held-list.ts';

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

/** A catalogue that can change, the network to it, whether that is down, and what was asked. */
function createShop() {
  const state = { isDown: false };
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
        return makeResult(
          operation,
          state.isDown ? { errors: [{ message: 'No' }] } : { data: structuredClone(data) },
        );
      }),
    );
  return { rows, state, asked, network };
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

/** The exchanges of the shop's client, but for those that the list has nothing to do with. */
function aroundCache(network: Exchange): Exchange[] {
  const list = createHeldList();
  return [list.front, askAgainExchange, createCache(list.rowOf), list.back, network];
}

/** A client, what the list shows on it while somebody looks, and what a product's page knows. */
function createVisitor(exchanges: Exchange[]) {
  const client = new Client({ url: '/graphql', exchanges, preferGetMethod: false });
  let shown: ProductosResumenQuery['productosResumen'] | undefined;
  let known: unknown = null;
  let visited: { unsubscribe: () => void } | null = null;
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
  const visit = (id: number) => {
    visited?.unsubscribe();
    visited = pipe(
      client.query(ProductoConocidoDocument, { id }, { requestPolicy: 'cache-only' }),
      subscribe(({ data }) => {
        known = data;
      }),
    );
  };
  const see = () => ({ list: looking ? shown : null, known });
  return { client, look, leave, visit, see };
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
  fc.record({ kind: fc.constant('visit' as const), id }),
  fc.record({ kind: fc.constant('network' as const), isDown: fc.boolean() }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Does one step and answers what it brought, beside the list. */
async function take(visitor: ReturnType<typeof createVisitor>, taken: Step): Promise<unknown> {
  const { client } = visitor;
  const ask = async (...[document, variables, options]: Parameters<Client['query']>) => {
    const result: OperationResult = await client.query(document, variables, options).toPromise();
    return { data: result.data, failed: result.error !== undefined };
  };
  switch (taken.kind) {
    case 'product':
      return ask(ProductoDocument, { id: taken.id }, taken);
    case 'category':
      return ask(ProductosPorCategoriaDocument, { category: taken.category }, taken);
    case 'search':
      return ask(BuscarProductosPorNombreDocument, { nombre: taken.nombre }, taken);
    case 'look':
      visitor.look(taken.requestPolicy);
      return null;
    case 'leave':
      visitor.leave();
      return null;
    case 'visit':
      visitor.visit(taken.id);
      return null;
    case 'change':
    case 'network':
      return null;
  }
}

describe('the held list', () => {
  it('shows what the cache alone would show, whatever happens in a visit', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        const shop = createShop();
        const ours = createVisitor(aroundCache(shop.network));
        const stock = createVisitor([askAgainExchange, createCache(() => undefined), shop.network]);
        for (const taken of steps) {
          if (taken.kind === 'network') shop.state.isDown = taken.isDown;
          if (taken.kind === 'change') {
            const { kind: _, ...change } = taken;
            // To the end of the list.
            shop.rows.delete(taken.id);
            shop.rows.set(taken.id, { ...rowOf(taken.id), ...change });
          }
          const [brought, expected] = [await take(ours, taken), await take(stock, taken)];
          await Promise.resolve();
          expect(brought).toEqual(expected);
          expect(ours.see()).toEqual(stock.see());
        }
      }),
      { seed: 20_250_901, numRuns: 500 },
    );
  }, 30_000);

  it('gives every reader the same list, by reference, and asks the network once', async () => {
    const shop = createShop();
    const visitor = createVisitor(aroundCache(shop.network));
    visitor.look();
    const first = visitor.see().list;
    await visitor.client.query(ProductoDocument, { id: 1 }).toPromise();
    visitor.leave();
    visitor.look();
    expect(visitor.see().list).toBe(first);
    expect(shop.asked.filter((name) => name === 'ProductosResumen')).toHaveLength(1);
  });

  it('knows the descriptions that answers have brought', async () => {
    const shop = createShop();
    shop.rows.set(3, { ...rowOf(3), description: 'Tubo para rejas' });
    const { client, look } = createVisitor(aroundCache(shop.network));
    look();
    expect([...knownDescriptions(client)]).toEqual([]);
    await client.query(ProductoDocument, { id: 3 }).toPromise();
    expect([...knownDescriptions(client)]).toEqual([[3, 'Tubo para rejas']]);
  });
});
