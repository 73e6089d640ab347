import type { GraphQLSchema } from 'graphql';
import { parseSeed } from '../server/catalogue/seed-file.ts';
import type { Catalogue } from '../server/catalogue/stored-product.ts';
import { createShopSchema } from '../server/graphql/schema.ts';

/** The schema with the server's resolvers, and the seed's catalogue. */
export interface ReferenceShop {
  schema: GraphQLSchema;
  /** Always the same object. */
  seed: () => Catalogue;
}

/**
 * @param typeDefs content of `schema.graphql`
 * @param readSeed returns the parsed `server/seed/catalogue.json`; called once, when needed
 */
export function referenceShop(typeDefs: string, readSeed: () => unknown): ReferenceShop {
  let catalogue: Catalogue | undefined;
  return {
    schema: createShopSchema(typeDefs),
    seed: () => {
      catalogue ??= parseSeed(readSeed());
      return catalogue;
    },
  };
}
