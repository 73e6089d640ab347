import { buildSchema, type GraphQLSchema, isObjectType } from 'graphql';
import { resolvers } from './resolvers.ts';

/**
 * The executable schema of the contract, for the server, tests and mocks.
 * @param typeDefs the text of `schema.graphql`; Node reads the file, Vite imports it with `?raw`.
 * @throws when the contract lacks a field that has a resolver.
 */
export function createShopSchema(typeDefs: string): GraphQLSchema {
  const schema = buildSchema(typeDefs);
  for (const [typeName, fields] of Object.entries(resolvers)) {
    const type = schema.getType(typeName);
    for (const [fieldName, resolve] of Object.entries(fields)) {
      const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
      if (!field) throw new Error(`The contract has no field ${typeName}.${fieldName}.`);
      field.resolve = resolve;
    }
  }
  return schema;
}
