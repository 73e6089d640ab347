import type { CodegenConfig } from '@graphql-codegen/cli';
import type { Resolvers } from './server/generated/resolvers.ts';
import { enumLabels } from './src/graphql/enum-labels.ts';
import { scalars } from './src/graphql/scalars.ts';
import { graphcacheSchema } from './tools/codegen/graphcache-schema.ts';
import { operations } from './tools/codegen/operations.ts';
import { fileOf } from './tools/codegen/preset.ts';
import { storefrontSchema } from './tools/codegen/storefront-schema.ts';

const types = Object.fromEntries(Object.entries(scalars).map(([name, { type }]) => [name, type]));

/** Enums that code has as labels. */
const labelled = Object.keys(enumLabels);

const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'src/graphql/documents/*.graphql',
  emitLegacyCommonJSImports: false,
  /**
   * What every generated file shares. The schema tools refuse a scalar of a document that
   * src/graphql/scalars.ts lacks; others have no type.
   */
  config: {
    defaultScalarType: 'unknown',
    scalars: types,
    enumsAsTypes: true,
    useTypeImports: true,
  },
  generates: {
    'src/graphql/generated/documents.ts': {
      plugins: ['typescript-operations', 'typed-document-node'],
      preset: storefrontSchema(labelled),
      config: {
        immutableTypes: true,
        scalars: { ...types, ...Object.fromEntries(labelled.map((name) => [name, 'string'])) },
      },
    },
    'src/graphql/generated/graphcache-schema.ts': {
      plugins: [],
      preset: fileOf(graphcacheSchema),
    },
    'server/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        // Resolvers receive an ID as a string.
        scalars: { ...types, ID: { input: 'string', output: 'number' } },
        mappers: { Producto: '../catalogue/stored-product.ts#StoredProduct' } satisfies Partial<
          Record<keyof Resolvers, string>
        >,
      },
    },
    'server/generated/operations.ts': {
      plugins: [],
      preset: fileOf(operations),
    },
  },
};

export default config;
