import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getNamedType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  type TypeNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { DocumentFile } from '../project.ts';

/** A field that an operation or fragment asks for. */
export interface Selection {
  /** `Type.field` */
  coordinate: string;
  /** The named type of what comes back. */
  returns: string;
  /** Named arguments that are given. */
  arguments: readonly string[];
  /** Response keys from the root to here. */
  path: readonly string[];
  line: number;
}

/** An operation or a fragment of the storefront. */
export interface Operation {
  name: string;
  kind: 'query' | 'mutation' | 'subscription' | 'fragment';
  file: string;
  line: number;
  selections: readonly Selection[];
  /** Named types of its variables. */
  inputs: readonly string[];
}

/** Every operation and fragment with all that it asks for, as far as the schema knows it. */
export function readOperations(
  documents: readonly DocumentFile[],
  schema: GraphQLSchema,
): Operation[] {
  return documents.flatMap(({ file, document }) =>
    document.definitions.flatMap((definition) => {
      if (
        definition.kind !== Kind.OPERATION_DEFINITION &&
        definition.kind !== Kind.FRAGMENT_DEFINITION
      ) {
        return [];
      }
      const isFragment = definition.kind === Kind.FRAGMENT_DEFINITION;
      return {
        name: definition.name?.value ?? '(anonymous)',
        kind: isFragment ? 'fragment' : definition.operation,
        file,
        line: definition.loc?.startToken.line ?? 1,
        selections: selectionsOf(definition, schema),
        inputs: isFragment ? [] : inputsOf(definition),
      };
    }),
  );
}

function selectionsOf(
  definition: OperationDefinitionNode | FragmentDefinitionNode,
  schema: GraphQLSchema,
): Selection[] {
  const info = new TypeInfo(schema);
  const path: string[] = [];
  const selections: Selection[] = [];
  const enter = (node: FieldNode) => {
    path.push((node.alias ?? node.name).value);
    const parent = info.getParentType();
    const field = info.getFieldDef();
    if (!parent || !field || field.name.startsWith('__')) return;
    selections.push({
      coordinate: `${parent.name}.${field.name}`,
      returns: getNamedType(field.type).name,
      arguments: (node.arguments ?? []).map(({ name }) => name.value),
      path: [...path],
      line: node.loc?.startToken.line ?? 1,
    });
  };
  const leave = () => {
    path.pop();
  };
  visit(definition, visitWithTypeInfo(info, { Field: { enter, leave } }));
  return selections;
}

function inputsOf(definition: OperationDefinitionNode): string[] {
  return (definition.variableDefinitions ?? []).map(({ type }) => namedTypeOf(type));
}

function namedTypeOf(node: TypeNode): string {
  return node.kind === Kind.NAMED_TYPE ? node.name.value : namedTypeOf(node.type);
}
