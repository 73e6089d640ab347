import {
  type ArgumentNode,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isLeafType,
  isRequiredArgument,
  isTypeSubTypeOf,
  Kind,
  type OperationDefinitionNode,
  parseType,
  TypeInfo,
  type TypeNode,
  typeFromAST,
  type VariableDefinitionNode,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/**
 * What is left of documents under another schema: without what no longer exists, and with a variable
 * for every argument that is newly required. Types generated from it let the type checker name every
 * place that has to follow. An operation that cannot be brought to fit is left out whole.
 */
export function mendDocuments(
  documents: readonly DocumentNode[],
  schema: GraphQLSchema,
): DocumentNode {
  const all = documents.flatMap((document) => document.definitions);
  const fragments = new Set(
    all.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION && schema.getType(one.typeCondition.name.value)
        ? [one.name.value]
        : [],
    ),
  );
  let definitions = all.flatMap((one) => mendDefinition(one, schema, fragments) ?? []);
  for (;;) {
    const document: DocumentNode = { kind: Kind.DOCUMENT, definitions };
    const [error] = validate(schema, document);
    const broken = definitions.filter((one) => error?.nodes?.some((node) => contains(one, node)));
    if (broken.length === 0) return document;
    definitions = definitions.filter((one) => !broken.includes(one));
  }
}

function contains(definition: DefinitionNode, node: object): boolean {
  let found = false;
  visit(definition, {
    enter: (inner) => {
      if (inner === node) found = true;
    },
  });
  return found;
}

/** @param fragments the names of those whose type still exists */
function mendDefinition(
  definition: DefinitionNode,
  schema: GraphQLSchema,
  fragments: ReadonlySet<string>,
): DefinitionNode | null {
  if (definition.kind === Kind.FRAGMENT_DEFINITION && !fragments.has(definition.name.value)) {
    return null;
  }
  const info = new TypeInfo(schema);
  /** Types that variables must have now, by name. */
  const asked = new Map<string, GraphQLInputType>();
  const mended: DefinitionNode | null = visit(
    definition,
    visitWithTypeInfo(info, {
      Field: {
        enter: (node) => {
          const field = info.getFieldDef();
          if (!field) return info.getParentType() ? null : undefined;
          const args = mendArguments(node, field.args, asked);
          return { ...node, arguments: args };
        },
        leave: (node) => {
          const type = info.getType();
          if (!type) return undefined;
          return mendSelection(node, isLeafType(getNamedType(type)));
        },
      },
      FragmentSpread: {
        enter: ({ name }) => (fragments.has(name.value) ? undefined : null),
      },
      InlineFragment: {
        enter: ({ typeCondition }) =>
          typeCondition && !schema.getType(typeCondition.name.value) ? null : undefined,
      },
    }),
  );
  if (!mended || ('selectionSet' in mended && mended.selectionSet?.selections.length === 0)) {
    return null;
  }
  if (mended.kind !== Kind.OPERATION_DEFINITION) return mended;
  return { ...mended, variableDefinitions: variablesOf(mended, asked, schema) };
}

/** Leaves have no selection; what lost all of its own goes with it. */
function mendSelection(node: FieldNode, isLeaf: boolean): FieldNode | null | undefined {
  if (isLeaf) {
    const { selectionSet: _none, ...leaf } = node;
    return leaf;
  }
  if (node.selectionSet) return node.selectionSet.selections.length === 0 ? null : undefined;
  const name = { kind: Kind.NAME, value: '__typename' } as const;
  return {
    ...node,
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
    const value = present?.value ?? {
      kind: Kind.VARIABLE,
      name: { kind: Kind.NAME, value: argument.name },
    };
    if (value.kind === Kind.VARIABLE) asked.set(value.name.value, argument.type);
    return [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: argument.name }, value }];
  });
}

/** The variables that are used, with a type that fits where each is used. */
function variablesOf(
  { variableDefinitions: declared = [], selectionSet }: OperationDefinitionNode,
  asked: ReadonlyMap<string, GraphQLInputType>,
  schema: GraphQLSchema,
): VariableDefinitionNode[] {
  const used = new Set<string>();
  visit(selectionSet, {
    Variable: ({ name }) => {
      used.add(name.value);
    },
  });
  return [...asked].flatMap(([name, type]) => {
    if (!used.has(name)) return [];
    const present = declared.find(({ variable }) => variable.name.value === name);
    const own = present && inputType(schema, present.type);
    if (present && own && isTypeSubTypeOf(schema, own, type)) return present;
    return {
      kind: Kind.VARIABLE_DEFINITION,
      variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: name } },
      type: parseType(String(type)),
    };
  });
}

function inputType(schema: GraphQLSchema, node: TypeNode): GraphQLType | undefined {
  // Each overload of typeFromAST takes one kind of node.
  if (node.kind === Kind.NAMED_TYPE) return typeFromAST(schema, node);
  if (node.kind === Kind.LIST_TYPE) return typeFromAST(schema, node);
  return typeFromAST(schema, node);
}
