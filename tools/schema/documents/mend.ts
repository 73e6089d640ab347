import {
  type ArgumentNode,
  type ASTNode,
  type DefinitionNode,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isTypeSubTypeOf,
  Kind,
  type NamedTypeNode,
  type OperationDefinitionNode,
  parseType,
  TypeInfo,
  typeFromAST,
  type VariableDefinitionNode,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { DocumentFile } from '../workspace.ts';

/**
 * What is left of documents under another schema: without what no longer exists, a field that seems to
 * have a new name under that name, and with a variable for every argument that is newly required. Types
 * generated from it let the type checker name every place that has to follow. An operation that cannot
 * be brought to fit is left out whole.
 *
 * @param renames new names of fields by the coordinates of the old ones, `Producto.marca`
 */
export function mendDocuments(
  documents: readonly DocumentFile[],
  schema: GraphQLSchema,
  renames: ReadonlyMap<string, string> = new Map(),
): DocumentFile[] {
  let all = documents.flatMap(({ document }) => document.definitions);
  const fragments = fragmentsOn(all, schema);
  const mended = new Map(all.map((one) => [one, mendDefinition(one, schema, fragments, renames)]));
  all = [...mended.values()].flatMap((one) => one ?? []);
  for (;;) {
    const [error] = validate(schema, { kind: Kind.DOCUMENT, definitions: all });
    const sound = all.filter((one) => !error?.nodes?.some((node) => contains(one, node)));
    if (sound.length === all.length) break;
    all = sound;
  }
  return documents.map(({ file, document }) => {
    const definitions = document.definitions.flatMap((one) => mended.get(one) ?? []);
    return {
      file,
      document: { ...document, definitions: definitions.filter((one) => all.includes(one)) },
    };
  });
}

/** The names of the fragments whose type a schema has. */
export function fragmentsOn(
  definitions: readonly DefinitionNode[],
  schema: GraphQLSchema,
): Set<string> {
  return new Set(
    definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION && schema.getType(one.typeCondition.name.value)
        ? [one.name.value]
        : [],
    ),
  );
}

function contains(definition: DefinitionNode, node: ASTNode): boolean {
  let found = false;
  visit(definition, {
    enter: (inner) => {
      found ||= inner === node;
    },
  });
  return found;
}

/**
 * One definition under another schema, null where nothing is left of it.
 *
 * @param fragments the names of those that can still be spread
 */
export function mendDefinition(
  definition: DefinitionNode,
  schema: GraphQLSchema,
  fragments: ReadonlySet<string>,
  renames: ReadonlyMap<string, string> = new Map(),
): DefinitionNode | null {
  if (definition.kind === Kind.FRAGMENT_DEFINITION && !fragments.has(definition.name.value))
    return null;
  const info = new TypeInfo(schema);
  /** Types that variables must have now, by name. */
  const asked = new Map<string, GraphQLInputType>();
  const mended: DefinitionNode | null = visit(
    definition,
    visitWithTypeInfo(info, {
      Field: {
        enter(node) {
          const parent = info.getParentType();
          const known = info.getFieldDef();
          const value = (!known && renames.get(`${parent}.${node.name.value}`)) || node.name.value;
          const field = known ?? (isObjectType(parent) ? parent.getFields()[value] : undefined);
          if (!field) return parent ? null : undefined;
          const name = { kind: Kind.NAME, value } as const;
          return { ...node, name, arguments: mendArguments(node, field.args, asked) };
        },
        leave(node) {
          const type = info.getType();
          return type ? mendSelection(node, isLeafType(getNamedType(type))) : undefined;
        },
      },
      FragmentSpread: ({ name }) => (fragments.has(name.value) ? undefined : null),
      InlineFragment: ({ typeCondition }) =>
        typeCondition && !schema.getType(typeCondition.name.value) ? null : undefined,
    }),
  );
  if (!mended || ('selectionSet' in mended && mended.selectionSet?.selections.length === 0))
    return null;
  if (mended.kind !== Kind.OPERATION_DEFINITION) return mended;
  return { ...mended, variableDefinitions: variablesOf(mended, asked, schema) };
}

/** Leaves have no selection; what lost all of its own goes with it. */
function mendSelection(node: FieldNode, isLeaf: boolean): FieldNode | null | undefined {
  const { selectionSet, ...leaf } = node;
  if (isLeaf) return leaf;
  if (selectionSet) return selectionSet.selections.length === 0 ? null : undefined;
  const name = { kind: Kind.NAME, value: '__typename' } as const;
  return {
    ...leaf,
    selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name }] },
  };
}

/** The arguments that still exist, and a variable for each that is required and not given. */
function mendArguments(
  { arguments: given = [] }: FieldNode,
  defined: readonly GraphQLArgument[],
  asked: Map<string, GraphQLInputType>,
): ArgumentNode[] {
  return defined.flatMap((argument): ArgumentNode[] => {
    const present = given.find(({ name }) => name.value === argument.name);
    if (!present && !isRequiredArgument(argument)) return [];
    const name = { kind: Kind.NAME, value: argument.name } as const;
    const value = present?.value ?? { kind: Kind.VARIABLE, name };
    if (value.kind === Kind.VARIABLE) asked.set(value.name.value, argument.type);
    return [{ kind: Kind.ARGUMENT, name, value }];
  });
}

/** The variables that are used, with a type that fits where each is used. */
function variablesOf(
  { variableDefinitions: declared = [], selectionSet }: OperationDefinitionNode,
  asked: ReadonlyMap<string, GraphQLInputType>,
  schema: GraphQLSchema,
): VariableDefinitionNode[] {
  const used = new Set<string>();
  visit(selectionSet, { Variable: ({ name }) => void used.add(name.value) });
  return [...asked].flatMap(([name, type]) => {
    if (!used.has(name)) return [];
    const present = declared.find(({ variable }) => variable.name.value === name);
    // Each overload of typeFromAST takes one kind of node; the named one takes them all.
    const own = present && typeFromAST(schema, present.type as NamedTypeNode);
    if (present && own && isTypeSubTypeOf(schema, own, type)) return present;
    const variable = { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: name } } as const;
    return { kind: Kind.VARIABLE_DEFINITION, variable, type: parseType(String(type)) };
  });
}
