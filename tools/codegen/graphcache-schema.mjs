/**
 * A GraphQL code generator plugin: emits the contract's introspection, reduced
 * to the parts that graphcache and the guard of responses read (0.8 kB compressed
 * instead of 23 kB): which fields there are, of which kind, and which may be null.
 *
 * It stands here because the published graphcache plugin does not accept
 * graphcache 9. Plain JavaScript, since the generator loads plugins by path.
 */
import { minifyIntrospectionQuery } from '@urql/introspection';
import { introspectionFromSchema } from 'graphql';

/** @param {import('graphql').GraphQLSchema} schema */
export function plugin(schema) {
  const introspection = minifyIntrospectionQuery(
    introspectionFromSchema(schema, { descriptions: false }),
    { includeScalars: true, includeEnums: true },
  );
  return `export const graphcacheSchema = ${JSON.stringify(introspection, null, 2)} as const;\n`;
}
