import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShop, createTestShop, replaceOnce, type Shop } from './shop.ts';

const shop = await createShop();
const contract = shop.read('schema.graphql');
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
    [['diff', '--heeder', 'x'], 2, /Unknown option '--heeder'/],
    [['check', 'schema.graphql'], 2, /check takes no candidate/],
    [['diff'], 2, /Name a candidate, or pull one first/],
    [['update', 'x', '--rename', 'marca'], 2, /--rename 'Type\.field=new'/],
    [['update', 'x', '--rename', 'Producto=Product'], 2, /a type needs no rename/],
    [['diff', 'nowhere.graphql'], 2, /Cannot read nowhere\.graphql/],
    [['diff', 'nowhere.graphql', '--json'], 2, /^\{"error":"Cannot read nowhere\.graphql/],
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

  it('accepts Windows line ends', async () => {
    const own = await createTestShop();
    for (const file of ['schema.graphql', 'src/graphql/generated/documents.ts']) {
      own.write(file, own.read(file).replaceAll('\n', '\r\n'));
    }
    expect(await own.schema('check')).toMatchObject({ code: 0 });
  });

  it('names comments, which the sorted form would lose', async () => {
    const own = await createTestShop();
    own.replace('schema.graphql', '  precio: Float\n', '  # In soles.\n  precio: Float\n');
    expect(await own.schema('check')).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^schema\.graphql:\d+: .*comment "# In soles\."/),
    });
    const before = own.read('schema.graphql');
    const format = ['pull', 'schema.graphql', '--out', 'schema.graphql'];
    expect(await own.schema(...format)).toMatchObject({ code: 2 });
    expect(own.read('schema.graphql')).toBe(before);
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
    const { code, text } = await shop.schema('diff', 'changed.graphql');
    expect(code).toBe(1);
    await expect(text).toMatchFileSnapshot('diff.txt');
  });
});

describe('schema pull', () => {
  it('reads the SDL files of a folder as one schema, and names directives it ignores', async () => {
    shop.write('team/a/query.graphql', 'type Query { marcas: [Marca!]! }');
    shop.write('team/marca.graphqls', 'type Marca @key(fields: "id") { id: ID! @mio }');
    expect(await shop.schema('pull', 'team', '--out', 'pulled.graphql')).toMatchObject({
      code: 0,
      text: expect.stringContaining('Ignored directives: @key, @mio.'),
    });
    expect(shop.read('pulled.graphql')).toContain('type Marca {\n  id: ID!');
  });
});

describe('schema diff of a change', () => {
  it.each([
    [
      'of the root type',
      /\bQuery\b/g,
      'Consulta',
      /schema: .*\n {4}operations {2}Categorias .*\n.*Productos/,
    ],
    [
      'of a number type',
      /precio: Float/,
      'precio: Int',
      /precio: .*\n {4}operations {2}Producto [^\n]*$/,
    ],
    [
      'by an optional argument',
      /\(id: Int!\)/,
      '(id: Int!, sede: String)',
      /sede: .*\n {4}operations {2}Producto [^\n]*$/,
    ],
  ])('%s names the operations, and places only where types change', async (...row) => {
    const [, from, to, expected] = row;
    shop.write('one-change.graphql', `schema { query: Query }\n${contract}`.replace(from, to));
    expect((await shop.schema('diff', 'one-change.graphql')).text).toMatch(expected);
  });
});

describe('schema update', () => {
  it('writes the pulled contract and types, and lists every place to fix by route', async () => {
    expect(await shop.schema('pull', 'changed.graphql')).toEqual({
      code: 0,
      text: expect.stringContaining('It differs from the contract: npm run schema -- diff'),
    });
    const { code, text } = await shop.schema('update');
    expect(code).toBe(1);
    await expect(text.slice(text.indexOf('TO FIX'))).toMatchFileSnapshot('update.txt');
    expect(shop.read('schema.graphql')).toContain('  """Brand."""\n  brand: String\n');
    expect(shop.read('src/graphql/generated/documents.ts')).toContain('readonly brand: string');
  });
});
