import { afterAll, describe, expect, it } from 'vitest';
import { createShop, createTestShop, replaceOnce } from './shop.ts';

const shop = await createShop();
const contract = shop.read('schema.graphql');
afterAll(() => shop.remove());

describe('schema update', () => {
  it('lists the scalars of documents without a type, and changes nothing', async () => {
    const withScalars = `${replaceOnce(contract, 'precio: Float', 'precio: Soles')}
      scalar Soles
      scalar Fecha`;
    shop.write('scalar.graphql', withScalars);
    const { code, text } = await shop.schema('update', 'scalar.graphql');
    expect(code).toBe(2);
    expect(text.split('\n').slice(1, -1)).toEqual([
      expect.stringMatching(/^src\/graphql\/scalars\.ts:\d+: Soles: number,$/),
    ]);
    expect(shop.read('schema.graphql')).toBe(contract);
    // What the message gives is complete.
    const [, line, row = ''] = /scalars\.ts:(\d+): (.*)/.exec(text) ?? [];
    const file = 'src/graphql/scalars.ts';
    const own = await createTestShop({ file, line: Number(line), text: row });
    own.write('scalar.graphql', withScalars);
    expect((await own.schema('update', 'scalar.graphql')).text).toContain('Wrote schema.graphql');
  });

  it('names the line of an error in the table of scalars', async () => {
    const file = 'src/graphql/scalars.ts';
    const line = shop.read(file).split('\n').indexOf('  Float: number,') + 1;
    const own = await createTestShop({ file, line, text: 'Decimal: decimal,' });
    const text = `${file}:${line}: decimal is not defined`;
    expect(await own.schema('check')).toEqual({ code: 2, text });
  });

  it('keeps description and code of a field whose rename is confirmed, by an alias', async () => {
    const own = await createTestShop();
    own.write('brand.graphql', contract.replace('marca', 'brand').replace('  """Brand."""\n', ''));
    const rename = ['--rename', 'Producto.marca=brand'];
    const { text } = await own.schema('update', 'brand.graphql', ...rename);
    expect(own.read('schema.graphql')).toContain('  """Brand."""\n  brand: String\n');
    expect(text).toContain('on type "Producto". Renamed to brand? Write marca: brand\n');
    expect(text.slice(text.indexOf('TO FIX'))).not.toContain('src/pages');
  });

  it('lists nothing for an id that may be null, since objects without it are dropped', async () => {
    const own = await createTestShop();
    own.write('null.graphql', replaceOnce(contract, 'id: Int!\n', 'id: Int\n'));
    const { code, text } = await own.schema('update', 'null.graphql');
    expect(code).toBe(0);
    expect(text).toContain('Nothing to fix.');
    expect(text).not.toContain('used at');
  });

  it('lists where a field of another type can be converted, and its uses apart', async () => {
    const own = await createTestShop();
    own.write('text.graphql', replaceOnce(contract, 'precio: Float', 'precio: String'));
    const { text } = await own.schema('update', 'text.graphql');
    expect(text.slice(text.indexOf('TO FIX'))).toMatch(
      /^TO FIX \(2\)\n.*\n {2}src\/graphql\/queries\.ts:14: Convert Producto\.precio in useProduct.*\n.*\n {2}server\/.*\n\nMAY FOLLOW FROM Producto\.precio .*\n {2}src\/pages\/ProductPage\.tsx:10\n/,
    );
  });

  it('lists the test data of a field that may no longer be null, where no code has to convert it', async () => {
    const own = await createShop();
    own.replace('tests/products.ts', 'precio: 10', 'precio: null');
    own.write(
      'server/graphql/fields.ts',
      "import type { Producto } from '../generated/resolvers.ts';\n" +
        "export const own = { id: 1 } satisfies Record<string, 1> & Required<Pick<Producto, 'nombre' | 'stock'>>;\n",
    );
    own.write('required.graphql', replaceOnce(contract, 'precio: Float', 'precio: Float!'));
    const { text } = await own.schema('update', 'required.graphql');
    expect(text).not.toMatch(/Convert|MAY FOLLOW/);
    expect(text).toMatch(/tests\/products\.ts:3: Type 'null' is not assignable to type 'number'/);
    expect(text).toMatch(/fields\.ts:2: .* missing the following properties .*: nombre, stock\n/);
    own.remove();
  });

  it('names a number whose values may no longer fit, and nothing else', async () => {
    const own = await createTestShop();
    own.write('whole.graphql', replaceOnce(contract, 'precio: Float', 'precio: Int'));
    const { code, text } = await own.schema('update', 'whole.graphql');
    expect(code).toBe(0);
    expect(text).toMatch(/CHECK THE VALUES.*\n {2}.*'Producto\.precio'.* 'Float' to 'Int'/);
    expect(text).not.toMatch(/TO FIX|Nothing to fix/);
  });

  it('lists a renamed type once for each file, without the implicit any that follow', async () => {
    const own = await createTestShop();
    const renamed = contract.replace('type Query', 'type Consulta');
    own.write('root.graphql', `schema { query: Consulta }\n${renamed}`);
    const { text } = await own.schema('update', 'root.graphql');
    expect(text.match(/server\/graphql\/resolvers\.ts:.*/g)).toEqual([
      expect.stringMatching(/:1: .*no exported member 'QueryResolvers'/),
    ]);
  });

  it('lists a broken type of the queries apart from the errors that follow from it', async () => {
    const own = await createTestShop();
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
  });
});
