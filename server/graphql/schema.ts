import {
  buildSchema,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
} from 'graphql';
import { productResolvers, queryResolvers } from './resolvers.ts';

/**
 * The executable schema of the contract, for the server, tests and mocks.
 * @param typeDefs the text of `schema.graphql`; Node reads the file, Vite imports it with `?raw`.
 * @throws when the contract lacks a field that has a resolver.
 */
export function createShopSchema(typeDefs: string): GraphQLSchema {
  const schema = buildSchema(typeDefs);
  const types = Object.values(schema.getTypeMap());
  const products = types.filter(isObjectType).filter(isProduct);
  resolve(products, productResolvers);
  resolve([schema.getQueryType()], queryResolvers);
  for (const type of types) {
    if (!isAbstractType(type)) continue;
    // The catalogue contains nothing but products.
    const product = schema.getPossibleTypes(type).find(isProduct);
    if (product) type.resolveType = () => product.name;
  }
  return schema;
}

/** A contract may have several types of products, such as one for lists. */
function isProduct(type: GraphQLObjectType): boolean {
  return Object.keys(productResolvers).some((field) => field in type.getFields());
}

function resolve(
  types: readonly (GraphQLObjectType | null | undefined)[],
  resolvers: typeof queryResolvers | typeof productResolvers,
): void {
  for (const [name, resolver] of Object.entries(resolvers)) {
    const fields = types.flatMap((type) => type?.getFields()[name] ?? []);
    if (fields.length === 0) throw new Error(`The contract has no field ${name}.`);
    for (const field of fields) field.resolve = resolver;
  }
}
