import { type ExecutionResult, type GraphQLSchema, graphql } from 'graphql';
import type { Catalogue } from '../server/catalogue/catalogue-store.ts';
import { createMemoryStore } from '../server/catalogue/memory-store.ts';
import type { Context } from '../server/graphql/context.ts';

/** The body of a GraphQL request, as a client posts it. */
interface GraphqlRequest {
  query: string;
  variables: Record<string, unknown>;
  operationName: string;
}

/** The reference backend without its HTTP and its database. */
export interface Backend {
  /** Answers as the server would: `data`, `errors`, or both. */
  execute(request: GraphqlRequest, showPurchasePrice: boolean): Promise<ExecutionResult>;
}

/** Makes a backend on the server's own schema and resolvers, over a catalogue in memory. */
export function createBackend(schema: GraphQLSchema, catalogue: Catalogue): Backend {
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
