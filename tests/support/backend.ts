import { type ExecutionResult, graphql } from 'graphql';
import typeDefs from '../../schema.graphql?raw';
import type { Catalogue } from '../../server/catalogue/catalogue-store.ts';
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
  execute(request: GraphqlRequest, showPurchasePrice: boolean): Promise<ExecutionResult>;
}

const schema = createShopSchema(typeDefs);

/** Makes a backend on the server's own schema and resolvers, over a catalogue in memory. */
export function createBackend(catalogue: Catalogue): Backend {
  const store = createMemoryStore(catalogue);
  return {
    execute: ({ query, variables, operationName }, showPurchasePrice) => {
      const contextValue: Context = {
        catalogue: store,
        showPurchasePrice,
        publicUrl: siteAddress(),
      };
      return graphql({
        schema,
        contextValue,
        source: query,
        variableValues: variables,
        operationName,
      });
    },
  };
}

/** Where the page stands that asks, and its pictures with it, in whatever folder; empty without a page. */
function siteAddress(): string {
  if (typeof document === 'undefined') return '';
  return new URL('.', document.baseURI).href.replace(/\/$/, '');
}

let parsed: Catalogue | undefined;

/** The seed's catalogue. It takes a moment to read: it is read when first asked for, and once. */
export function seedCatalogue(): Catalogue {
  parsed ??= parseSeed(seed);
  return parsed;
}
