// @vitest-environment node
import { expect, it } from 'vitest';
import typeDefs from '../../../schema.graphql?raw';
import { createMemoryStore } from '../../../server/catalogue/memory-store.ts';
import { insertCatalogue } from '../../../server/catalogue/seed.ts';
import { readCatalogue } from '../../../server/catalogue/sql-catalogue.ts';
import type { Queryable } from '../../../server/database/database.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { operations } from '../../../server/generated/operations.ts';
import { createShopSchema } from '../../../server/graphql/schema.ts';
import { createExecutor } from '../../../server/graphql/yoga.ts';
import { grownTo } from '../../../testing/big-catalogue.ts';
import { fixture } from '../../../testing/fixture.ts';
import { databaseKinds } from '../../../testing/open-stores.ts';

const catalogue = grownTo(5_000)(fixture);

it('others get their turn while a list of 5,000 is being made', async () => {
  const store = createMemoryStore(catalogue);
  const context = { catalogue: store, showPurchasePrice: false, publicUrl: 'http://localhost' };
  const execute = createExecutor(createShopSchema(typeDefs), context, true);
  let turns = 0;
  const takeTurn = () => {
    turns++;
    turn = setImmediate(takeTurn);
  };
  let turn = setImmediate(takeTurn);
  const response = await execute({
    method: 'POST',
    url: '/graphql',
    accept: 'application/json',
    contentType: 'application/json',
    body: JSON.stringify({ query: operations.ProductosResumen }),
  });
  clearImmediate(turn);
  expect(turns).toBeGreaterThanOrEqual(4);
  const { productosResumen } = JSON.parse(response.body.toString()).data;
  expect(productosResumen.map(({ id }: { id: number }) => id)).toEqual(
    catalogue.products.map(({ id }) => id),
  );
});

it.each(databaseKinds)(
  'no more than 2,000 rows are read at once from $name',
  async ({ open, isMissing }) => {
    if (isMissing) return;
    const { database, remove } = await open();
    await migrate(database);
    await database.transaction((transaction) => insertCatalogue(transaction, catalogue));
    const sizes: number[] = [];
    const read = await database.transaction((transaction) => {
      const counting: Queryable = {
        query: async <Row>(text: string, params?: readonly unknown[]) => {
          const rows = await transaction.query<Row>(text, params);
          sizes.push(rows.length);
          return rows;
        },
      };
      return readCatalogue(counting);
    });
    await remove();
    expect(sizes.slice(-4, -1)).toEqual([2_000, 2_000, 1_000]);
    expect(read).toEqual(catalogue);
  },
);
