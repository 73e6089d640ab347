import type { Types } from '@graphql-codegen/plugin-helpers';
import { buildASTSchema, Kind, parse, printSchema, visit } from 'graphql';

/** Codegen preset: one file, in which the enums of a list are scalars, since code has their labels. */
export function enumsAsLabels(enums: readonly string[]): Types.OutputPreset {
  return {
    buildGeneratesSection({ baseOutputDir, schemaAst, ...options }) {
      const text = schemaAst ? printSchema(schemaAst) : '';
      const schema = visit(parse(text), {
        EnumTypeDefinition: ({ name }) =>
          enums.includes(name.value) ? { kind: Kind.SCALAR_TYPE_DEFINITION, name } : undefined,
      });
      const schemaWithLabels = buildASTSchema(schema, { assumeValidSDL: true });
      return [{ ...options, filename: baseOutputDir, schema, schemaAst: schemaWithLabels }];
    },
  };
}
