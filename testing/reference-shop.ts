import type { GraphQLSchema } from 'graphql';
import type { Catalogue } from '../server/catalogue/catalogue-store.ts';
import { parseSeed } from '../server/catalogue/seed-file.ts';
import { createShopSchema } from '../server/graphql/schema.ts';

/** What a mock backend answers from, unless it is told otherwise. */
export interface ReferenceShop {
  schema: GraphQLSchema;
  /** The seed's catalogue; always the same object. */
  seed: () => Catalogue;
}

/**
 * The contract and the catalogue that the reference backend begins with. How their texts are had
 * is the caller's affair: Node reads files, Vite bundles them.
 *
 * @param typeDefs the text of `schema.graphql`
 * @param readSeed the parsed content of `server/seed/catalogue.json`; asked for once, when needed
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
