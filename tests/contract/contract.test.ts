// @vitest-environment node
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { graphql, print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import typeDefs from '../../schema.graphql?raw';
import { type LiveCatalogue, openLiveCatalogue } from '../../server/catalogue/live-catalogue.ts';
import { insertCatalogue } from '../../server/catalogue/seed.ts';
import type { StoredProduct } from '../../server/catalogue/stored-product.ts';
import { migrate } from '../../server/database/migrate.ts';
import { createShopSchema } from '../../server/graphql/schema.ts';
import {
  BuscarProductosPorNombreDocument,
  CategoryDocument,
  ProductoDocument,
  ProductosPorCategoriaDocument,
  ProductosResumenDocument,
} from '../../src/graphql/generated/documents.ts';
import { entriesOf } from '../../src/graphql/list-entries.ts';
import type { Product } from '../../src/graphql/queries.ts';
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

const idsOf = (products: unknown) =>
  entriesOf(products as readonly { id: number }[]).map(({ id }) => id);

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

    /** Runs a document of the storefront, which follows a change of the contract. */
    const execute = async <Data, Variables extends Record<string, unknown>>(
      document: TypedDocumentNode<Data, Variables>,
      variables: Variables,
      showPurchasePrice = false,
    ): Promise<Data> => {
      const { data, errors } = await graphql({
        schema,
        source: print(document),
        variableValues: variables,
        contextValue: {
          catalogue: live.store,
          showPurchasePrice,
          publicUrl: 'https://tienda.example',
        },
      });
      expect(errors).toBeUndefined();
      return withNumericIds(data) as Data;
    };
    const product = async (id: number) => (await execute(ProductoDocument, { id })).producto;
    const search = async (nombre: string) =>
      idsOf((await execute(BuscarProductosPorNombreDocument, { nombre })).buscarProductosPorNombre);
    const inCategory = async (category: string) =>
      idsOf((await execute(ProductosPorCategoriaDocument, { category })).productosPorCategoria);

    it('return every field as stored, and null for missing values', async () => {
      const stored = (id: number) => {
        const found = fixture.products.find((row) => row.id === id);
        return Object.fromEntries(storedFields.map((field) => [field, found?.[field]]));
      };
      expect(await product(70)).toMatchObject(stored(70));
      expect(await product(6)).toMatchObject(stored(6));
      expect(await product(0)).toBeNull();
    });

    it('return products and categories in the order of the catalogue', async () => {
      const ids = fixture.products.map(({ id }) => id);
      expect(idsOf((await execute(ProductosResumenDocument, {})).productosResumen)).toEqual(ids);
      expect((await execute(CategoryDocument, {})).category).toEqual(fixture.categories);
    });

    it('return the codes of owners in lists, and UUIDs only of single products', async () => {
      const { productosResumen } = await execute(ProductosResumenDocument, {});
      const listed = new Map(entriesOf(productosResumen).map(({ id, uuid }) => [id, uuid]));
      expect([listed.get(70), listed.get(20), listed.get(10)]).toEqual(['0f3c', null, null]);
      expect(await product(20)).toMatchObject({ uuid: '10d99421-8ced-5595-a568-ad51cf4bc0c5' });
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
      expect(await product(70)).toMatchObject({ priceBuy: null });
      const { producto } = await execute(ProductoDocument, { id: 70 }, true);
      expect(producto).toMatchObject({ priceBuy: 71.25 });
    });

    it('replace `origin:` in image URLs by the public URL', async () => {
      const { productosResumen } = await execute(ProductosResumenDocument, {});
      expect(entriesOf(productosResumen).map(({ imageUrl }) => imageUrl)).toEqual(
        fixture.products.map(
          ({ imageUrl }) => imageUrl?.replace('origin:', 'https://tienda.example') ?? null,
        ),
      );
    });
  });
});
