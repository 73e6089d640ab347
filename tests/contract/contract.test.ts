// @vitest-environment node
import { graphql } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import typeDefs from '../../schema.graphql?raw';
import { type LiveCatalogue, openLiveCatalogue } from '../../server/catalogue/live-catalogue.ts';
import { insertCatalogue } from '../../server/catalogue/seed.ts';
import type { StoredProduct } from '../../server/catalogue/stored-product.ts';
import { migrate } from '../../server/database/migrate.ts';
import type { Product } from '../../server/graphql/resolvers.ts';
import { createShopSchema } from '../../server/graphql/schema.ts';
import { fixture } from '../../testing/fixture.ts';
import { databaseKinds } from '../../testing/open-stores.ts';

const schema = createShopSchema(typeDefs);
/** Fields returned as stored; typed, so that a rename in the contract is a type error here. */
const storedFields: (keyof StoredProduct & keyof Product)[] = [
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

/** The ids of a contract with `ID` are strings. */
function withNumericIds(data: unknown) {
  const toNumber = (key: string, value: unknown) => (key === 'id' ? Number(value) : value);
  return JSON.parse(JSON.stringify(data), toNumber);
}

describe.each(databaseKinds)('resolvers on $name', ({ open, isMissing }) => {
  describe.skipIf(isMissing)('of the contract', () => {
    let live: LiveCatalogue;
    let remove: () => Promise<void>;

    beforeAll(async () => {
      const opened = await open();
      ({ remove } = opened);
      await migrate(opened.database);
      await opened.database.transaction((transaction) => insertCatalogue(transaction, fixture));
      live = await openLiveCatalogue(opened.database);
    });
    afterAll(() => {
      live.close();
      return remove();
    });

    const execute = async (source: string, variableValues = {}, showPurchasePrice = false) => {
      const publicUrl = 'https://tienda.example';
      const contextValue = { catalogue: live.store, showPurchasePrice, publicUrl };
      const result = await graphql({ schema, source, variableValues, contextValue });
      return { ...result, data: withNumericIds(result.data) };
    };
    const idsOf = async (query: string, variables = {}) => {
      const { data, errors } = await execute(query, variables);
      expect(errors).toBeUndefined();
      const found: unknown = data?.found;
      return Array.isArray(found) ? found.map(({ id }: { id: number }) => id) : found;
    };
    const search = (nombre: string) =>
      idsOf(
        `query ($nombre: String!) { found: buscarProductosPorNombre(nombre: $nombre) { id } }`,
        {
          nombre,
        },
      );
    const inCategory = (category: string) =>
      idsOf(
        `query ($category: String!) { found: productosPorCategoria(category: $category) { id } }`,
        { category },
      );

    it('return every field as stored, and null for missing values', async () => {
      const fields = storedFields.join(' ');
      const { data, errors } = await execute(
        `{ full: producto(id: 70) { ${fields} } empty: producto(id: 6) { ${fields} } none: producto(id: 0) { id } }`,
      );
      const stored = (id: number) => {
        const row = fixture.products.find((product) => product.id === id);
        return Object.fromEntries(storedFields.map((field) => [field, row?.[field]]));
      };
      expect(errors).toBeUndefined();
      expect(data).toEqual({ full: stored(70), empty: stored(6), none: null });
    });

    it('return products and categories in the order of the catalogue', async () => {
      const ids = fixture.products.map(({ id }) => id);
      expect(await idsOf('{ found: productosResumen { id } }')).toEqual(ids);
      expect((await execute('{ category }')).data).toEqual({ category: fixture.categories });
    });

    it.each([
      ['TUBOS', [10, 20, 30]],
      ['PLANCHAS LAF / LAC', [6]],
      ['VACÍA', []],
      ['tubos', []],
      ['ANGULOS', []],
      ['', []],
      ['TUBOS\0', []],
      // Discounted products, and products with a brand in the order of the brands.
      ['Promociones', [70, 50]],
      ['Marcas', [50, 60, 30, 40]],
    ])('return the products of the category %j', async (category, ids) => {
      expect(await inCategory(category)).toEqual(ids);
    });

    it.each([
      ['ÁNGULO', [70]],
      ['caneria', [30]],
      ['  tubo\t', [10, 20]],
      ['½', [20]],
      ['2″ × 2″', [10]],
      ['%', [30]],
      ['A_B', [40]],
      [String.raw`A\B`, [50]],
      ['A*B', []],
      ["d'acero", [5]],
      ["' OR 1=1 --", []],
      ['x', [70, 10, 60, 7]],
      ['\u00a0', []],
    ])('find the name %j', async (nombre, ids) => {
      expect(await search(nombre)).toEqual(ids);
    });

    it('return the purchase price only when the operator shows it', async () => {
      const query = '{ producto(id: 70) { priceBuy } }';
      expect((await execute(query)).data).toEqual({ producto: { priceBuy: null } });
      expect((await execute(query, {}, true)).data).toEqual({ producto: { priceBuy: 71.25 } });
    });

    it('replace `origin:` in image URLs by the public URL', async () => {
      const { data } = await execute('{ productosResumen { imageUrl } }');
      expect(data?.productosResumen).toEqual(
        fixture.products.map(({ imageUrl }) => ({
          imageUrl: imageUrl?.replace('origin:', 'https://tienda.example') ?? null,
        })),
      );
    });
  });
});
