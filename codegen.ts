import type { CodegenConfig } from '@graphql-codegen/cli';

/** Settings that every generated file shares. An unknown scalar is an error, not `any`. */
const types = {
  strictScalars: true,
  scalars: { ID: 'string' },
  enumsAsTypes: true,
  useTypeImports: true,
} as const;

const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'src/graphql/documents/*.graphql',
  emitLegacyCommonJSImports: false,
  generates: {
    'src/graphql/generated/documents.ts': {
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { ...types, immutableTypes: true },
    },
    'src/graphql/generated/graphcache-schema.ts': {
      plugins: ['./tools/codegen/graphcache-schema.mjs'],
    },
    'server/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: { ...types, contextType: '../graphql/context.ts#Context', useIndexSignature: true },
    },
  },
};

export default config;
