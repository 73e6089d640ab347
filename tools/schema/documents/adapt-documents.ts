import {
  type ArgumentNode,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isTypeSubTypeOf,
  Kind,
  type NamedTypeNode,
  type NameNode,
  type OperationDefinitionNode,
  parseType,
  type SelectionNode,
  type SelectionSetNode,
  separateOperations,
  TypeInfo,
  typeFromAST,
  type VariableDefinitionNode,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { findLeafList, findMovedFields, type Step } from './moved-fields.ts';

/** New names by the old coordinate: `Producto.marca`, `Query.producto.id`. */
type Renames = ReadonlyMap<string, string>;

/**
 * Makes a document valid under another schema: fields that no longer exist are renamed or removed,
 * a renamed argument keeps its variable, newly required arguments get one, fields that moved into a
 * page or a member of a union are requested there, and an operation that is still invalid is removed.
 * Fragments are inlined first, since their type may have another name. From types generated with the
 * result, the type checker reports every place that has to change.
 * @param confirmed those of the renames that get the old name as an alias
 */
export function adaptDocument(
  document: DocumentNode,
  schema: GraphQLSchema,
  renames: Renames = new Map(),
  confirmed: Renames = new Map(),
): DocumentNode {
  const info = new TypeInfo(schema);
  const required = new Map<string, GraphQLInputType>();
  const adapted: DocumentNode = visit(
    withoutFragments(document),
    visitWithTypeInfo(info, {
      OperationDefinition: {
        enter: () => required.clear(),
        leave(node) {
          if (node.selectionSet.selections.length === 0) return null;
          return { ...node, variableDefinitions: adaptVariables(node, required, schema) };
        },
      },
      Field: {
        enter: (node) => adaptField(node, { info, schema, renames, confirmed, required }),
        leave(node) {
          const type = info.getType();
          return type ? adaptSelection(node, getNamedType(type)) : undefined;
        },
      },
    }),
  );
  return withoutInvalid(adapted, schema);
}

/** Each fragment is written out where it is used. */
function withoutFragments(document: DocumentNode): DocumentNode {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (isFragment(definition)) fragments.set(definition.name.value, definition);
  }
  const inline = (set: SelectionSetNode): SelectionSetNode => ({
    ...set,
    selections: set.selections.flatMap((node) => {
      const fragment = node.kind === Kind.FRAGMENT_SPREAD && fragments.get(node.name.value);
      return fragment ? inline(fragment.selectionSet).selections : [node];
    }),
  });
  const definitions = document.definitions.filter((definition) => !isFragment(definition));
  return visit({ ...document, definitions }, { SelectionSet: inline });
}

interface Adaptation {
  info: TypeInfo;
  schema: GraphQLSchema;
  renames: Renames;
  confirmed: Renames;
  /** Receives the type of each variable used. */
  required: Map<string, GraphQLInputType>;
}

/** The field under its new name; null for one that no longer exists. */
function adaptField(
  node: FieldNode,
  { info, schema, renames, confirmed, required }: Adaptation,
): FieldNode | null | undefined {
  const parent = info.getParentType();
  if (!parent) return undefined;
  const coordinate = `${parent}.${node.name.value}`;
  const known = info.getFieldDef();
  const value = known ? node.name.value : renames.get(coordinate);
  const field = known ?? (isObjectType(parent) && parent.getFields()[value ?? '']);
  if (!field || value === undefined) return null;
  const alias = !known && confirmed.has(coordinate) && { alias: node.alias ?? node.name };
  const newName = (argument: string) => renames.get(`${coordinate}.${argument}`) ?? argument;
  const adaptedArguments = adaptArguments(node, field.args, newName, required);
  return {
    ...node,
    ...alias,
    name: nameNode(value),
    ...movedSelection(node, getNamedType(field.type), schema),
    arguments: adaptedArguments,
  };
}

function isFragment(definition: DefinitionNode): definition is FragmentDefinitionNode {
  return definition.kind === Kind.FRAGMENT_DEFINITION;
}

function nameNode(value: string): NameNode {
  return { kind: Kind.NAME, value };
}

/** The selection in the place that its fields moved to, if they did. */
function movedSelection(
  { selectionSet }: FieldNode,
  type: GraphQLNamedType,
  schema: GraphQLSchema,
): Pick<FieldNode, 'selectionSet'> | undefined {
  const names = selectionSet?.selections.map((one) =>
    one.kind === Kind.FIELD ? one.name.value : '',
  );
  const path = names && findMovedFields(type, names, schema);
  if (!selectionSet || !path) return undefined;
  return {
    selectionSet: path.reduceRight<SelectionSetNode>(
      (inner, step) => ({ kind: Kind.SELECTION_SET, selections: [stepNode(step, inner)] }),
      selectionSet,
    ),
  };
}

function stepNode({ isField, name }: Step, selectionSet: SelectionSetNode): SelectionNode {
  if (isField) return { kind: Kind.FIELD, name: nameNode(name), selectionSet };
  const typeCondition = { kind: Kind.NAMED_TYPE, name: nameNode(name) } as const;
  return { kind: Kind.INLINE_FRAGMENT, typeCondition, selectionSet };
}

/** A leaf gets no selection, a page of texts its entries, an object at least `__typename`. */
function adaptSelection(node: FieldNode, type: GraphQLNamedType): FieldNode {
  const { selectionSet, ...leaf } = node;
  if (isLeafType(type)) return leaf;
  if (selectionSet?.selections.length) return node;
  const selections = [
    { kind: Kind.FIELD, name: nameNode(findLeafList(type) ?? '__typename') } as const,
  ];
  return { ...leaf, selectionSet: { kind: Kind.SELECTION_SET, selections } };
}

/** @param required receives the type of each variable used */
function adaptArguments(
  { arguments: given = [] }: FieldNode,
  defined: readonly GraphQLArgument[],
  newName: (argument: string) => string,
  required: Map<string, GraphQLInputType>,
): ArgumentNode[] {
  return defined.flatMap((argument): ArgumentNode[] => {
    const isNamed = ({ name }: ArgumentNode) => name.value === argument.name;
    const present =
      given.find(isNamed) ?? given.find(({ name }) => newName(name.value) === argument.name);
    if (!present && !isRequiredArgument(argument)) return [];
    const name = nameNode(argument.name);
    const value = present?.value ?? { kind: Kind.VARIABLE, name };
    if (value.kind === Kind.VARIABLE) required.set(value.name.value, argument.type);
    return [{ kind: Kind.ARGUMENT, name, value }];
  });
}

/** Declares the variables in use, each with its own type or the one its argument requires. */
function adaptVariables(
  { variableDefinitions: declared = [], selectionSet }: OperationDefinitionNode,
  required: ReadonlyMap<string, GraphQLInputType>,
  schema: GraphQLSchema,
): VariableDefinitionNode[] {
  const used = new Set<string>();
  visit(selectionSet, { Variable: ({ name }) => void used.add(name.value) });
  return [...required].flatMap(([name, type]) => {
    if (!used.has(name)) return [];
    const present = declared.find(({ variable }) => variable.name.value === name);
    // typeFromAST is overloaded by kind of node; the cast covers all of them.
    const own = present && typeFromAST(schema, present.type as NamedTypeNode);
    if (present && own && isTypeSubTypeOf(schema, own, type)) return present;
    const variable = { kind: Kind.VARIABLE, name: nameNode(name) } as const;
    return { kind: Kind.VARIABLE_DEFINITION, variable, type: parseType(String(type)) };
  });
}

function withoutInvalid(document: DocumentNode, schema: GraphQLSchema): DocumentNode {
  const operations = Object.values(separateOperations(document));
  const valid = operations.filter((operation) => validate(schema, operation).length === 0);
  return { ...document, definitions: valid.flatMap(({ definitions }) => definitions) };
}
