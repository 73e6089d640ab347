import { type ExecutionResult, graphql } from 'graphql';
import typeDefs from '../../schema.graphql?raw';
import type { Catalogue, ProductRow } from '../../server/catalogue/catalogue-store.ts';
import { createMemoryStore } from '../../server/catalogue/memory-store.ts';
import { parseSeed } from '../../server/catalogue/seed-file.ts';
import type { Context } from '../../server/graphql/context.ts';
import { createShopSchema } from '../../server/graphql/schema.ts';
import seed from '../../server/seed/catalogue.json';

/** The body of a GraphQL request, as a client posts it. */
export interface GraphqlRequest {
  query: string;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
}

/** The reference backend without its HTTP and its database. */
export interface Backend {
  /** Answers as the server would: `data`, `errors`, or both. */
  execute(request: GraphqlRequest): Promise<ExecutionResult>;
}

const schema = createShopSchema(typeDefs);

/**
 * Makes a backend on the server's own schema and resolvers, over a catalogue
 * in memory.
 *
 * @param options the catalogue (the seed where no products are given; the
 *   products' own categories, in order of appearance, where no categories are)
 *   and what an operator can set.
 */
export function createBackend({
  products,
  categories,
  ...operator
}: Partial<Catalogue & Omit<Context, 'catalogue'>> = {}): Backend {
  const catalogue = createMemoryStore(
    products ? { products, categories: categories ?? categoriesOf(products) } : parseSeed(seed),
  );
  const contextValue: Context = {
    catalogue,
    showPurchasePrice: false,
    publicUrl: 'http://localhost:3000',
    ...operator,
  };

  return {
    execute: ({ query, variables, operationName }) =>
      graphql({ schema, contextValue, source: query, variableValues: variables, operationName }),
  };
}

function categoriesOf(products: readonly ProductRow[]): string[] {
  return [...new Set(products.flatMap((product) => product.category ?? []))];
}
