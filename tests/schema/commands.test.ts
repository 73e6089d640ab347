import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShop, replaceOnce, type Shop } from './shop.ts';

let shop: Shop;
let contract: string;

beforeAll(async () => {
  shop = await createShop();
  contract = shop.read('schema.graphql');
});
afterAll(() => shop.remove());

/** The contract with one change of each kind. */
function changedContract(): string {
  return [
    ['  """Brand."""\n  marca: String\n', '  """Brand."""\n  brand: String\n'],
    ['  nombre: String\n', ''],
    ['  precio: Float\n', '  precio: Float!\n'],
    ['  stock: Int\n', '  stock: Int @deprecated(reason: "Ask sales.")\n  peso: Float\n'],
    ['  PEN\n', '  PEN\n  USD\n'],
    ['[String!]!', '[String!]'],
    ['(id: Int!)', '(id: Int!, sede: String!)'],
  ].reduce((text, [from = '', to = '']) => replaceOnce(text, from, to), contract);
}

describe('npm run schema', () => {
  it.each([
    [['--help'], 0, /^Usage: npm run schema/],
    [['swap'], 2, /Unknown verb "swap"/],
    [['diff', '--heeder', 'x'], 2, /Unknown option '--heeder'/],
    [['check', 'schema.graphql'], 2, /check takes no candidate/],
    [['diff'], 2, /Name a candidate, or pull one first/],
    [['diff', 'nowhere.graphql'], 2, /Cannot read nowhere\.graphql/],
    [['diff', 'nowhere.graphql', '--json'], 2, /^\{"error":"Cannot read nowhere\.graphql/],
    [['diff', 'schema.graphql', '--fail-on', 'all'], 2, /breaking, dangerous or any/],
    [['diff', 'schema.graphql', '--fail-on', 'any'], 0, /^No changes/],
  ])('%j exits with %i and explains why', async (line, code, output) => {
    expect(await shop.schema(...line)).toEqual({ code, text: expect.stringMatching(output) });
  });
});

describe('schema check', () => {
  let own: Shop;
  beforeAll(async () => {
    own = await createShop();
  });
  afterAll(() => own.remove());

  it('passes on matching files', async () => {
    expect(await own.schema('check')).toEqual({
      code: 0,
      text: 'Contract, documents and types agree.',
    });
  });

  it('reports an unsorted contract, deprecated fields and stale generated files', async () => {
    own.replace('schema.graphql', '  stock: Int\n', '  apodo: String\n  stock: Int\n');
    own.replace('schema.graphql', 'precio: Float\n', 'precio: Float @deprecated(reason: "Ask.")\n');
    const { code, text } = await own.schema('check');
    expect(code).toBe(1);
    expect(text.split('\n')).toEqual([
      'schema.graphql:1: The contract is not sorted. Run npm run format.',
      'src/graphql/documents/producto.graphql:6: The field Producto.precio is deprecated. Ask.',
      expect.stringMatching(/^src\/graphql\/generated\/graphcache-schema\.ts:1: .*npm run codegen/),
      expect.stringMatching(/^server\/generated\/resolvers\.ts:1: .*npm run codegen/),
    ]);
  });

  it('accepts the order that npm run format gives', async () => {
    const format = ['pull', 'schema.graphql', '--out', 'schema.graphql'];
    expect(await own.schema(...format)).toMatchObject({
      text: expect.stringContaining('It equals the contract.'),
    });
    expect((await own.schema('check')).text).not.toContain('not sorted');
  });

  it('reports an invalid document at its line', async () => {
    own.replace('src/graphql/documents/listas.graphql', '  categorias\n', '  rubros\n');
    expect(await own.schema('check')).toEqual({
      code: 1,
      text: 'src/graphql/documents/listas.graphql:2: Cannot query field "rubros" on type "Query".',
    });
  });
});

describe('schema diff', () => {
  it('lists each kind of change with operations, hooks, places and routes', async () => {
    shop.write('changed.graphql', changedContract());
    expect(await shop.schema('diff', 'changed.graphql')).toEqual({ code: 1, text: changesText });
  });
});

describe('schema update', () => {
  it('changes nothing when a scalar has no TypeScript type', async () => {
    const withScalar = `${replaceOnce(contract, 'precio: Float', 'precio: Soles')}scalar Soles`;
    shop.write('scalar.graphql', withScalar);
    expect(await shop.schema('update', 'scalar.graphql')).toEqual({
      code: 2,
      text: expect.stringContaining('Unknown scalar type Soles'),
    });
    expect(shop.read('schema.graphql')).toBe(contract);
  });

  it('writes the pulled contract and types, and lists every place to fix by route', async () => {
    expect(await shop.schema('pull', 'changed.graphql')).toEqual({
      code: 0,
      text: expect.stringContaining('It differs from the contract: npm run schema -- diff'),
    });
    const { code, text } = await shop.schema('update');
    expect(code).toBe(1);
    expect(text.slice(text.indexOf('TO FIX'))).toBe(updateText);
    expect(shop.read('schema.graphql')).toContain('  """Brand."""\n  brand: String\n');
    expect(shop.read('src/graphql/generated/documents.ts')).toContain('readonly brand: string');
  });
});

const changesText = `BREAKING (4)
  Producto.marca: Field 'marca' was removed from object type 'Producto'. Renamed to brand?
    operations  Producto src/graphql/documents/producto.graphql:5
    hooks       useProduct
    used at     src/pages/ProductPage.tsx:9 ProductPage reads (/products/:id)
    routes      /products/:id
  Producto.nombre: Field 'nombre' was removed from object type 'Producto'.
    operations  Productos src/graphql/documents/listas.graphql:8
                Producto src/graphql/documents/producto.graphql:4
    hooks       useProducts, useProduct
    used at     src/cart/cart.ts:3 toLine reads (the cart)
                src/pages/home/HomePage.tsx:5 HomePage passes on (/, /list, /productos)
    routes      /, /list, /productos, the cart
  Query.categorias: Field 'Query.categorias' changed type from '[String!]!' to '[String!]'.
    operations  Categorias src/graphql/documents/listas.graphql:2
    hooks       useCategories
    used at     src/graphql/queries.ts:26 useCategories calls (every page, /, /list, /productos)
                src/layout/Layout.tsx:3 Layout calls (every page)
                src/pages/home/HomePage.tsx:4 HomePage calls (/, /list, /productos)
    routes      every page, /, /list, /productos
  Query.producto.sede: Argument 'sede: String!' added to field 'Query.producto'.
    operations  Producto src/graphql/documents/producto.graphql:2
    hooks       useProduct
    used at     src/graphql/queries.ts:14 useProduct calls (/products/:id)
                src/pages/ProductPage.tsx:5 ProductPage calls (/products/:id)
    routes      /products/:id

DANGEROUS (1)
  Moneda.USD: Enum value 'USD' was added to enum 'Moneda'.
    operations  Moneda src/graphql/documents/listas.graphql:13
    hooks       useCurrency
    used at     src/graphql/queries.ts:22 useCurrency calls (/products/:id)
                src/pages/CurrencyNote.tsx:5 CurrencyNote calls (/products/:id)
    routes      /products/:id

SAFE (4)
  Producto.brand: Field 'brand' was added to object type 'Producto'.
  Producto.peso: Field 'peso' was added to object type 'Producto'.
  Producto.precio: Field 'Producto.precio' changed type from 'Float' to 'Float!'.
    operations  Producto src/graphql/documents/producto.graphql:6
    hooks       useProduct
    used at     src/pages/ProductPage.tsx:10 ProductPage reads (/products/:id)
    routes      /products/:id
  Producto.stock: Field 'Producto.stock' is deprecated.
    Reason: Ask sales.
    operations  Producto src/graphql/documents/producto.graphql:7
    hooks       useProduct
    used at     src/pages/ProductPage.tsx:10 ProductPage reads (/products/:id)
    routes      /products/:id`;

const updateText = `TO FIX (13)
the documents
  src/graphql/documents/listas.graphql:8: Cannot query field "nombre" on type "Producto".
  src/graphql/documents/producto.graphql:2: Field "producto" argument "sede" of type "String!" is required, but it was not provided.
  src/graphql/documents/producto.graphql:4: Cannot query field "nombre" on type "Producto".
  src/graphql/documents/producto.graphql:5: Cannot query field "marca" on type "Producto".
  src/graphql/documents/producto.graphql:7: The field Producto.stock is deprecated. Ask sales.
/, /list, /productos
  src/pages/home/HomePage.tsx:5: Property 'nombre' is missing in type '{ readonly id: number; }' but required in type '{ nombre: string | null; }'.
/products/:id
  src/graphql/queries.ts:15: Property 'sede' is missing in type '{ id: number; }' but required in type 'Exact<{ id: number; sede: string; }>'.
  src/pages/CurrencyNote.tsx:3: Property 'USD' is missing in type '{ PEN: string; }' but required in type 'Record<Moneda, string>'.
  src/pages/ProductPage.tsx:9: Property 'marca' does not exist on type '{ … }'.
every page, /, /list, /productos
  src/graphql/queries.ts:27: Type 'readonly string[] | null | undefined' is not assignable to type 'readonly string[] | undefined'.
the cart
  src/cart/cart.ts:3: Property 'nombre' does not exist on type '{ … }'.
the reference backend
  server/resolvers.ts:3: Object literal may only specify known properties, and 'nombre' does not exist in type 'Producto'.
the tests
  tests/products.ts:3: Object literal may only specify known properties, and 'nombre' does not exist in type '{ … }'.

After fixing the documents: npm run codegen
After fixing everything: npm run check

To undo: git restore schema.graphql src/graphql/generated/documents.ts src/graphql/generated/graphcache-schema.ts server/generated/resolvers.ts server/generated/operations.ts`;
