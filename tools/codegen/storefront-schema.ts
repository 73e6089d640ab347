import {
  buildASTSchema,
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  parse,
  printSchema,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { documentsOf, type Preset } from './preset.ts';

/**
 * Codegen preset: one file, generated from the contract as the storefront's code has it. The enums of
 * a list are scalars, since code has their labels. What documents request as `id` is never null,
 * since the validation of responses removes objects without it.
 */
export function storefrontSchema(enums: readonly string[]): Preset {
  return {
    buildGeneratesSection({ baseOutputDir, schemaAst, ...options }) {
      if (!schemaAst) throw new Error('The code generator gave no schema.');
      const ids = fieldsRequestedAsId(documentsOf(options), schemaAst);
      const schema = visit(parse(printSchema(schemaAst)), {
        EnumTypeDefinition: ({ name }) =>
          enums.includes(name.value) ? { kind: Kind.SCALAR_TYPE_DEFINITION, name } : undefined,
        ObjectTypeDefinition: ({ name, fields = [], ...type }) => ({
          ...type,
          name,
          fields: fields.map((field) =>
            ids.has(`${name.value}.${field.name.value}`) ? required(field) : field,
          ),
        }),
      });
      const changed = buildASTSchema(schema, { assumeValidSDL: true });
      return [{ ...options, filename: baseOutputDir, schema, schemaAst: changed }];
    },
  };
}

/** `Producto.id`, or another field with the alias `id`. */
function fieldsRequestedAsId(documents: DocumentNode, schema: GraphQLSchema): ReadonlySet<string> {
  const found = new Set<string>();
  const types = new TypeInfo(schema);
  visit(
    documents,
    visitWithTypeInfo(types, {
      Field({ name, alias = name }) {
        const parent = types.getParentType();
        if (alias.value !== 'id' || !parent) return;
        const objects = isAbstractType(parent) ? schema.getPossibleTypes(parent) : [parent];
        for (const object of objects) found.add(`${object.name}.${name.value}`);
      },
    }),
  );
  return found;
}

function required(field: FieldDefinitionNode): FieldDefinitionNode {
  const { type } = field;
  return type.kind === Kind.NON_NULL_TYPE
    ? field
    : { ...field, type: { kind: Kind.NON_NULL_TYPE, type } };
}
