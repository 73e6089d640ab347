import type { CodegenConfig } from '@graphql-codegen/cli';
import { concatAST, type DocumentNode, type GraphQLSchema } from 'graphql';

type Output = CodegenConfig['generates'][string];
/** How a file is generated. */
export type Preset = Exclude<Extract<Output, { preset?: unknown }>['preset'], string | undefined>;
type PresetOptions = Parameters<Preset['buildGeneratesSection']>[0];

/** All documents as one. */
export function documentsOf({ documents }: Pick<PresetOptions, 'documents'>): DocumentNode {
  return concatAST(documents.flatMap(({ document }) => document ?? []));
}

/**
 * Codegen preset: one file with what a function returns. Not a plugin by its path, which the code
 * generator loads as JavaScript.
 */
export function fileOf(write: (schema: GraphQLSchema, documents: DocumentNode) => string): Preset {
  return {
    buildGeneratesSection(options) {
      const plugin = (schema: GraphQLSchema) => write(schema, documentsOf(options));
      return [
        {
          ...options,
          filename: options.baseOutputDir,
          pluginMap: { own: { plugin } },
          plugins: [{ own: {} }],
        },
      ];
    },
  };
}
