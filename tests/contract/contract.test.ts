// @vitest-environment node
import { graphql } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import typeDefs from '../../schema.graphql?raw';
import type { CatalogueStore, ProductRow } from '../../server/catalogue/catalogue-store.ts';
import type { Producto } from '../../server/generated/resolvers.ts';
import { createShopSchema } from '../../server/graphql/schema.ts';
import { fixture } from '../../testing/fixture.ts';
import { storeKinds } from '../../testing/open-stores.ts';

const schema = createShopSchema(typeDefs);
/** What the contract has as it is stored; typed, so that a renaming of it is told of here too. */
const asStored: (keyof ProductRow & keyof Producto)[] = [
  'id',
  'uuid',
  'name',
  'price',
  'description',
  'category',
  'stock',
  'discount',
  'marca',
];
const ALL_IDS = fixture.products.map(({ id }) => id);

describe.each(storeKinds)('the contract on $name', ({ open, isMissing }) => {
  describe.skipIf(isMissing)('answers', () => {
    let catalogue: CatalogueStore;
    let remove: () => Promise<void>;

    beforeAll(async () => {
      ({ store: catalogue, remove } = await open(fixture));
    });
    afterAll(() => remove());

    const ask = async (query: string, variables = {}, showPurchasePrice = false) => {
      const publicUrl = 'https://tienda.example';
      const contextValue = { catalogue, showPurchasePrice, publicUrl };
      return graphql({ schema, source: query, variableValues: variables, contextValue });
    };
    const idsOf = async (field: string, variables: Record<string, unknown> = {}) => {
      const types: Record<string, string> = { category: 'String!', nombre: 'String!' };
      const names = Object.keys(variables);
      const declared = names.map((name) => `$${name}: ${types[name]}`).join();
      const passed = names.map((name) => `${name}: $${name}`).join();
      const head = declared && `query (${declared})`;
      const { data, errors } = await ask(
        `${head} { found: ${field}${passed && `(${passed})`} { id } }`,
        variables,
      );
      expect(errors).toBeUndefined();
      const found: unknown = data?.found;
      return Array.isArray(found) ? found.map(({ id }: { id: number }) => id) : found;
    };
    const search = (nombre: string) => idsOf('buscarProductosPorNombre', { nombre });
    const inCategory = (category: string) => idsOf('productosPorCategoria', { category });

    it('every field of a product as it is stored, null where there is nothing', async () => {
      const asked = asStored.join(' ');
      const { data, errors } = await ask(
        `{ whole: producto(id: 70) { ${asked} } empty: producto(id: 6) { ${asked} } }`,
      );

      const stored = (id: number) => {
        const row = fixture.products.find((product) => product.id === id);
        return Object.fromEntries(asStored.map((field) => [field, row?.[field]]));
      };
      expect(errors).toBeUndefined();
      expect(data).toEqual({ whole: stored(70), empty: stored(6) });
    });

    it('the whole catalogue in its own order, not in that of the ids', async () => {
      expect(await idsOf('productosResumen')).toEqual(ALL_IDS);
    });

    it('the categories in their own order, empty ones too', async () => {
      expect((await ask('{ category }')).data).toEqual({ category: fixture.categories });
    });

    it.each([1, 0, -1, 2_147_483_647, -2_147_483_648])('null for the unknown id %i', async (id) => {
      const result = await ask('query ($id: Int!) { producto(id: $id) { id } }', { id });
      expect(result).toEqual({ data: { producto: null } });
    });

    it('an error for an id that is no 32-bit integer', async () => {
      const result = await ask('query ($id: Int!) { producto(id: $id) { id } }', { id: 2 ** 31 });
      expect(result.errors?.[0]?.message).toContain('$id');
    });

    it.each([
      ['TUBOS', [10, 20, 30]],
      ['PLANCHAS LAF / LAC', [6]],
      ['VACÍA', []],
      ['tubos', []],
      ['ANGULOS', []],
      ['', []],
      ['TUBOS\0', []],
    ])('the products of exactly the category %j', async (category, ids) => {
      expect(await inCategory(category)).toEqual(ids);
    });

    it('Promociones are the products with a discount', async () => {
      expect(await inCategory('Promociones')).toEqual([70, 50]);
    });

    it('Marcas are the products that name a brand, by brand', async () => {
      expect(await inCategory('Marcas')).toEqual([50, 60, 30, 40]);
    });

    it.each([
      ['ÁNGULO', [70]],
      ['angulo', [70]],
      ['ÀNGÜLO', [70]],
      ['cañería', [30]],
      ['CANERIA', [30]],
      ['  tubo\t', [10, 20]],
      ['1/2', [20]],
      ['½', [20]],
      ['2″ × 2″', [10]],
      ['2” x', [70, 10]],
      ['%', [30]],
      ['100% c', [30]],
      ['A_B', [40]],
      [String.raw`A\B`, [50]],
      ['A*B', []],
      ["d'acero", [5]],
      ["' OR 1=1 --", []],
      ['x', [70, 10, 60, 7]],
      ['no hay', []],
    ])('a search by name for %j', async (nombre, ids) => {
      expect(await search(nombre)).toEqual(ids);
    });

    it.each(['', '   ', '\u00a0', '\u0301'])('nothing for the blank text %j', async (nombre) => {
      expect(await search(nombre)).toEqual([]);
    });

    it('no purchase price, unless the operator wants it shown', async () => {
      const query = '{ producto(id: 70) { priceBuy } }';
      expect((await ask(query)).data).toEqual({ producto: { priceBuy: null } });
      expect((await ask(query, {}, true)).data).toEqual({ producto: { priceBuy: 71.25 } });
    });

    it('pictures as they are stored, with its own origin where that is meant', async () => {
      const { data } = await ask('{ productosResumen { imageUrl } }');
      expect(data?.productosResumen).toEqual(
        fixture.products.map(({ imageUrl }) => ({
          imageUrl: imageUrl?.replace('origin:', 'https://tienda.example') ?? null,
        })),
      );
    });
  });
});
