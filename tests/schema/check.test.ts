import { formatDocument, stringifyDocument } from '@urql/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scripts } from '../../package.json';
import { createShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
  await shop.schema('map');
});
afterAll(() => shop.remove());

const complaints = async () => {
  const { code, text } = await shop.schema('check');
  return { code, lines: text.split('\n').map((line) => line.replace(/:\d+: /, ': ')) };
};

it('check finds nothing where all fits, fragments and operations that share a file included', async () => {
  expect(await complaints()).toEqual({
    code: 0,
    lines: ['The contract and all that depends on it agree.'],
  });
});

it("the server's list has every operation as the client sends it, fragments and all", async () => {
  const client = await import(`${shop.root}/src/graphql/generated/documents.ts`);
  const server = await import(`${shop.root}/server/generated/operations.ts`);
  const names = ['Categorias', 'Moneda', 'Producto', 'Productos'];
  expect(server.operations).toEqual(
    Object.fromEntries(
      names.map((name) => [name, stringifyDocument(formatDocument(client[`${name}Document`]))]),
    ),
  );
});

it('check complains of fields that nothing reads, comments that excuse needlessly, the cache, a stale map', async () => {
  shop.replace('src/graphql/documents/listas.graphql', '    nombre\n', '    nombre\n    stock\n');
  shop.replace('src/graphql/documents/listas.graphql', '    id\n', '');
  shop.replace('src/graphql/cache.ts', 'keys: {', 'keys: { Marca: () => null,');
  shop.replace('src/graphql/cache.ts', '{ producto: (', '{ ficha: (');
  shop.replace('src/graphql/documents/producto.graphql', '  marca', '  marca # unread: a guess');
  await shop.generate();
  expect((await complaints()).lines).toEqual([
    expect.stringMatching(/^src\/graphql\/cache\.ts: `keys` names Marca/),
    expect.stringMatching(/^src\/graphql\/cache\.ts: `resolvers` names Query\.ficha/),
    expect.stringMatching(/listas\.graphql: Producto is requested without `id`/),
    expect.stringMatching(
      /listas\.graphql: Productos asks for Producto\.stock, which nothing reads/,
    ),
    expect.stringMatching(/producto\.graphql: Producto does not ask for Producto\.marca in vain/),
    expect.stringMatching(/^docs\/schema-map\.md: .*npm run schema -- map/),
  ]);
  shop.replace('src/graphql/cache.ts', 'Producto: (product) => String(product.id)', '');
  expect((await complaints()).lines).toContainEqual(
    expect.stringMatching(/^src\/graphql\/cache\.ts: Producto is requested and has no key/),
  );
});

it('check complains of an unsorted or silent contract, what is deprecated, stale generated files', async () => {
  shop.replace('schema.graphql', '  """Units in stock."""\n', '  apodo: String\n');
  shop.replace('schema.graphql', 'precio: Float\n', 'precio: Float @deprecated(reason: "Ask.")\n');
  const { code, lines } = await complaints();
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^schema\.graphql: .*sorted form\. Run npm run format\.$/),
    expect.stringMatching(/^schema\.graphql: Producto\.apodo has no description/),
    expect.stringMatching(/^schema\.graphql: Producto\.stock has no description/),
    expect.stringMatching(/producto\.graphql: The field Producto\.precio is deprecated\. Ask\./),
    expect.stringMatching(/^src\/graphql\/generated\/graphcache-schema\.ts: .*npm run codegen/),
    expect.stringMatching(/^server\/generated\/resolvers\.ts: .*npm run codegen/),
  ]);

  const format = /tools\/schema\/main\.ts (.+)$/.exec(scripts.format)?.[1] ?? '';
  expect(await shop.schema(...format.split(' '))).toMatchObject({
    text: expect.stringContaining('It is the contract.'),
  });
  expect((await complaints()).lines).not.toContainEqual(expect.stringContaining('sorted form'));
});

it('check complains of an invalid document before anything that depends on it', async () => {
  shop.replace('src/graphql/documents/listas.graphql', '  categorias\n', '  rubros\n');
  expect((await complaints()).lines.at(-1)).toMatch(/listas\.graphql: Cannot query field "rubros"/);
});
