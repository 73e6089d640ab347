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
    const own = await createShop();
    for (const file of ['schema.graphql', 'src/graphql/generated/documents.ts']) {
      own.write(file, own.read(file).replaceAll('\n', '\r\n'));
    }
    expect(await own.schema('check')).toMatchObject({ code: 0 });
    own.remove();
  });

  it('names comments, which the sorted form would lose', async () => {
    const own = await createShop();
    own.replace('schema.graphql', '  precio: Float\n', '  # In soles.\n  precio: Float\n');
    expect(await own.schema('check')).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^schema\.graphql:\d+: .*comment "# In soles\."/),
    });
    const before = own.read('schema.graphql');
    const format = ['pull', 'schema.graphql', '--out', 'schema.graphql'];
    expect(await own.schema(...format)).toMatchObject({ code: 2 });
    expect(own.read('schema.graphql')).toBe(before);
    own.remove();
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
  it('lists the scalars of documents without a type, and changes nothing', async () => {
    const withScalars = `${replaceOnce(contract, 'precio: Float', 'precio: Soles')}
      scalar Soles
      scalar Fecha`;
    shop.write('scalar.graphql', withScalars);
    const { code, text } = await shop.schema('update', 'scalar.graphql');
    expect(code).toBe(2);
    expect(text.split('\n').slice(1, -1)).toEqual([
      expect.stringMatching(/^src\/graphql\/scalars\.ts:\d+: Soles: text,$/),
    ]);
    expect(shop.read('schema.graphql')).toBe(contract);
    // What the message gives is complete.
    const [, line, row = ''] = /scalars\.ts:(\d+): (.*)/.exec(text) ?? [];
    const file = 'src/graphql/scalars.ts';
    const own = await createShop({ file, line: Number(line), text: row });
    own.write('scalar.graphql', withScalars);
    expect((await own.schema('update', 'scalar.graphql')).text).toContain('Wrote schema.graphql');
    own.remove();
  });

  it('names the line of an error in the table of scalars', async () => {
    const file = 'src/graphql/scalars.ts';
    const line = shop.read(file).split('\n').indexOf('  Float: number,') + 1;
    const own = await createShop({ file, line, text: 'Decimal: decimal,' });
    const text = `${file}:${line}: decimal is not defined`;
    expect(await own.schema('check')).toEqual({ code: 2, text });
    own.remove();
  });

  it('keeps description and code of a field whose rename is confirmed, by an alias', async () => {
    const own = await createShop();
    own.write('brand.graphql', contract.replace('marca', 'brand').replace('  """Brand."""\n', ''));
    const rename = ['--rename', 'Producto.marca=brand'];
    const { text } = await own.schema('update', 'brand.graphql', ...rename);
    expect(own.read('schema.graphql')).toContain('  """Brand."""\n  brand: String\n');
    expect(text).toContain('on type "Producto". Renamed to brand? Write marca: brand\n');
    expect(text.slice(text.indexOf('TO FIX'))).not.toContain('src/pages');
    own.remove();
  });

  it('names a number whose values may no longer fit, and nothing else', async () => {
    const own = await createShop();
    own.write('whole.graphql', replaceOnce(contract, 'precio: Float', 'precio: Int'));
    const { code, text } = await own.schema('update', 'whole.graphql');
    expect(code).toBe(0);
    expect(text).toMatch(/CHECK THE VALUES.*\n {2}.*'Producto\.precio'.* 'Float' to 'Int'/);
    expect(text).not.toMatch(/TO FIX|Nothing to fix/);
    own.remove();
  });

  it('lists a renamed type once for each file, without the implicit any that follow', async () => {
    const own = await createShop();
    const renamed = contract.replace('type Query', 'type Consulta');
    own.write('root.graphql', `schema { query: Consulta }\n${renamed}`);
    const { text } = await own.schema('update', 'root.graphql');
    expect(text.match(/server\/graphql\/resolvers\.ts:.*/g)).toEqual([
      expect.stringMatching(/:1: .*no exported member 'QueryResolvers'/),
    ]);
    own.remove();
  });

  it('lists a broken type of the queries apart from the errors that follow from it', async () => {
    const own = await createShop();
    const queries = 'src/graphql/queries.ts';
    own.replace(queries, '  ProductosDocument,', '  ProductosDocument,\n  type ProductosQuery,');
    const listed = `type EntryOf<List extends readonly unknown[]> = List[number];
export type Listed = EntryOf<ProductosQuery['productos']>;`;
    own.replace(queries, 'export type Currency', `${listed}\nexport type Currency`);
    own.write(
      'src/lib/names.ts',
      `import type { Listed } from '../graphql/queries.ts';

export const names = (list: readonly Listed[]) => list.map(({ nombre }) => nombre);
export const ids = (list: readonly Listed[]) => list.map(({ id }) => id);
`,
    );
    const page = 'type Pagina {\n  items: [Producto!]!\n}\n\ntype Query {';
    const paged = replaceOnce(contract, 'type Query {', page);
    own.write('paged.graphql', replaceOnce(paged, '): [Producto!]!', '): Pagina!'));
    const { text } = await own.schema('update', 'paged.graphql');
    expect(text).toContain(
      'listas.graphql:7: Cannot query field "id" on type "Pagina" and 1 more. Write items { id … }\n',
    );
    const [toFix = '', mayFollow] = text.slice(text.indexOf('TO FIX')).split('MAY FOLLOW FROM ');
    expect(toFix).toMatch(/src\/graphql\/queries\.ts:14: .*readonly unknown/);
    expect(toFix).not.toMatch(/src\/(lib|pages)/);
    expect(mayFollow).toMatch(
      /^src\/graphql\/queries\.ts:14 \(\d+\);.*\n(?: {2}.*\n)*? {2}src\/lib\/names\.ts:3, 4\n/,
    );
    own.remove();
  });

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
