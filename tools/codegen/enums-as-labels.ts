import type { CodegenConfig } from '@graphql-codegen/cli';
import { buildASTSchema, Kind, parse, printSchema, visit } from 'graphql';

type Output = CodegenConfig['generates'][string];
type Preset = Exclude<Extract<Output, { preset?: unknown }>['preset'], string | undefined>;

/** Codegen preset: one file, in which the enums of a list are scalars, since code has their labels. */
export function enumsAsLabels(enums: readonly string[]): Preset {
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
