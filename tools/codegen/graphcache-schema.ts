import { minifyIntrospectionQuery } from '@urql/introspection';
import { type GraphQLSchema, introspectionFromSchema } from 'graphql';

/**
 * Emits the contract's introspection reduced to fields, kinds and nullability, the parts that
 * graphcache and the response validation read (0.8 kB compressed instead of 23 kB).
 */
export function graphcacheSchema(schema: GraphQLSchema): string {
  const introspection = minifyIntrospectionQuery(
    introspectionFromSchema(schema, { descriptions: false }),
    { includeScalars: true, includeEnums: true },
  );
  return `export const graphcacheSchema = ${JSON.stringify(introspection, null, 2)} as const;\n`;
}
