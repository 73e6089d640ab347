// @vitest-environment node
import { graphql } from 'graphql';
import { expect, it, vi } from 'vitest';
import typeDefs from '../../../schema.graphql?raw';
import { createMemoryStore } from '../../../server/catalogue/memory-store.ts';
import { operations } from '../../../server/generated/operations.ts';
import { createShopSchema } from '../../../server/graphql/schema.ts';
import { fixture } from '../../../testing/fixture.ts';
import { productRow } from '../../../testing/products.ts';

const many = Array.from({ length: 1_005 }, (_, index) =>
  productRow({ id: 1_000 + index, name: `TORNILLO ${index} <b>'";--\\%_</b>` }),
);
const store = createMemoryStore({ ...fixture, products: [...fixture.products, ...many] });
const schema = createShopSchema(typeDefs);

/** Runs the storefront's search. */
async function search(nombre: string) {
  const contextValue = { catalogue: store, showPurchasePrice: false, publicUrl: '' };
  const source = operations.BuscarProductosPorNombre;
  const { data, errors } = await graphql({
    schema,
    source,
    contextValue,
    variableValues: { nombre },
  });
  return { products: data?.buscarProductosPorNombre, errors };
}

it('a search takes markup and wildcards literally and returns at most 1,000 products', async () => {
  for (const text of ['tornillo', '\\%_', '<b>\'";--']) {
    expect((await search(text)).products).toHaveLength(1_000);
  }
  expect((await search('tornillo%')).products).toEqual([]);
});

it('a search accepts 200 characters and not one more', async () => {
  const productsByName = vi.spyOn(store, 'productsByName');
  expect((await search('😀'.repeat(200))).products).toEqual([]);
  expect(productsByName).toHaveBeenCalledWith('😀'.repeat(200));
  productsByName.mockClear();
  const { products, errors } = await search('😀'.repeat(201));
  expect(errors).toMatchObject([{ message: 'La búsqueda admite hasta 200 caracteres' }]);
  expect(products ?? null).toBeNull();
  expect(productsByName).not.toHaveBeenCalled();
});
