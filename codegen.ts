import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'src/graphql/documents/*.graphql',
  emitLegacyCommonJSImports: false,
  /** What every generated file shares. A scalar without a type here is an error, not `any`. */
  config: {
    strictScalars: true,
    scalars: { ID: 'string' },
    enumsAsTypes: true,
    useTypeImports: true,
  },
  generates: {
    'src/graphql/generated/documents.ts': {
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { immutableTypes: true },
    },
    'src/graphql/generated/graphcache-schema.ts': {
      plugins: ['./tools/codegen/graphcache-schema.mjs'],
    },
    'server/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useIndexSignature: true,
        mappers: { Producto: '../catalogue/catalogue-store.ts#ProductRow' },
      },
    },
    'server/generated/operations.ts': {
      plugins: ['./tools/codegen/operations.mjs'],
    },
  },
};

export default config;
