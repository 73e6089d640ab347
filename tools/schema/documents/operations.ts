import {
  type ASTNode,
  type DefinitionNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  TokenKind,
  visit,
} from 'graphql';
import type { DocumentFile } from '../workspace.ts';

/** A field that an operation asks for, itself or by a fragment. */
export interface Selection {
  /** `Type.field` */
  coordinate: string;
  /** The named type of what comes back. */
  returns: string;
  /** Response keys from the root to here, with dots. */
  path: string;
  /** Where it stands, which may be another file than the operation's. */
  file: string;
  line: number;
  /** What the document says behind it, on the same line. */
  comment: string;
}

/** An operation of the storefront. */
export interface Operation {
  name: string;
  file: string;
  line: number;
  selections: readonly Selection[];
  /** Named types of its variables. */
  inputs: readonly string[];
  /** The operation and the fragments that it spreads, over any number of others. */
  definitions: ReadonlySet<DefinitionNode>;
}

/** Every operation with all that it asks for, fragments included, as far as the schema knows it. */
export function readOperations(
  documents: readonly DocumentFile[],
  schema: GraphQLSchema,
): Operation[] {
  const all = documents.flatMap(({ document }) => document.definitions);
  const fragments = new Map(
    all.flatMap((one): [string, FragmentDefinitionNode][] =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [],
    ),
  );
  return all
    .filter((one) => one.kind === Kind.OPERATION_DEFINITION)
    .map((definition) => readOperation(definition, fragments, schema));
}

function readOperation(
  definition: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  schema: GraphQLSchema,
): Operation {
  const selections: Selection[] = [];
  const definitions = new Set<DefinitionNode>([definition]);
  const open = new Set<FragmentDefinitionNode>();
  const read = (set: SelectionSetNode, parent: GraphQLNamedType | undefined, path: string[]) => {
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) {
        const field = fieldsOf(parent)[node.name.value];
        if (!parent || !field) continue;
        const inside = [...path, (node.alias ?? node.name).value];
        const returned = getNamedType(field.type);
        selections.push({
          coordinate: `${parent.name}.${field.name}`,
          returns: returned.name,
          path: inside.join('.'),
          ...placeOf(node),
          comment: commentBehind(node),
        });
        if (node.selectionSet) read(node.selectionSet, returned, inside);
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        const on = node.typeCondition && schema.getType(node.typeCondition.name.value);
        read(node.selectionSet, on ?? parent, path);
      } else {
        const fragment = fragments.get(node.name.value);
        // One that spreads itself is invalid, and told of elsewhere.
        if (!fragment || open.has(fragment)) continue;
        definitions.add(fragment);
        open.add(fragment);
        read(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value), path);
        open.delete(fragment);
      }
    }
  };
  read(definition.selectionSet, schema.getRootType(definition.operation) ?? undefined, []);
  const inputs = new Set<string>();
  for (const variable of definition.variableDefinitions ?? []) {
    visit(variable.type, { NamedType: ({ name }) => void inputs.add(name.value) });
  }
  return {
    name: definition.name?.value ?? '(anonymous)',
    ...placeOf(definition),
    selections,
    inputs: [...inputs],
    definitions,
  };
}

function commentBehind({ loc }: FieldNode): string {
  const next = loc?.endToken.next;
  const isComment = next?.kind === TokenKind.COMMENT && next.line === loc?.endToken.line;
  return isComment ? next.value : '';
}

function fieldsOf(type: GraphQLNamedType | undefined) {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
}

/** The file and line that a node of a document stands at. */
export function placeOf({ loc }: Pick<ASTNode, 'loc'>): { file: string; line: number } {
  return { file: loc?.source.name ?? '', line: loc?.startToken.line ?? 1 };
}

/** The fields of the contract's root types that an operation asks for. */
export function rootsOf({ selections }: Operation): string[] {
  const roots = selections.filter(({ path }) => !path.includes('.'));
  return [...new Set(roots.map(({ coordinate }) => coordinate))];
}
