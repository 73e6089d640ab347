import { buildSchema, type GraphQLSchema, isObjectType } from 'graphql';
import { resolvers } from './resolvers.ts';

/**
 * The executable schema of the contract: the server's, and also that of tests
 * and mocks, which hand it another store in the context.
 *
 * @param typeDefs the text of `schema.graphql`; Node reads the file, Vite
 *   imports it with `?raw`, and so this module needs neither.
 * @throws when a resolver stands for a field that the contract does not have.
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
