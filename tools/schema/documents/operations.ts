import {
  type ASTNode,
  concatAST,
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  Kind,
  print,
  separateOperations,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** A field that an operation requests, directly or through a fragment. */
export interface RequestedField {
  /** `Type.field` */
  coordinate: string;
  /** The names of the arguments that are passed. */
  args: readonly string[];
  /** The named type of the field. */
  returns: string;
  isList: boolean;
  /** Whether its name in the response is `id`. */
  isId: boolean;
  /** Whether it is a field of the query type. */
  isRoot: boolean;
  /** A fragment's file may differ from the operation's. */
  file: string;
  line: number;
}

/** An operation of the storefront. */
export interface Operation {
  name: string;
  file: string;
  line: number;
  selections: readonly RequestedField[];
  /** Named types of its variables. */
  inputs: ReadonlySet<string>;
}

/** Every operation with the fields it requests; fields unknown to the schema are omitted. */
export function readOperations(
  documents: readonly DocumentNode[],
  schema: GraphQLSchema,
): Operation[] {
  return Object.entries(separateOperations(concatAST(documents))).map(([name, document]) => {
    const selections: RequestedField[] = [];
    const inputs = new Set<string>();
    const info = new TypeInfo(schema);
    const roots: unknown[] = [schema.getQueryType(), schema.getMutationType()];
    visit(
      document,
      visitWithTypeInfo(info, {
        VariableDefinition: ({ type }) => void inputs.add(print(type).replaceAll(/[[\]!]/g, '')),
        Field(node) {
          const [parent, field] = [info.getParentType(), info.getFieldDef()];
          if (!parent || !field) return;
          selections.push({
            coordinate: `${parent.name}.${field.name}`,
            args: node.arguments?.map((argument) => argument.name.value) ?? [],
            returns: getNamedType(field.type).name,
            isList: isListType(getNullableType(field.type)),
            isId: (node.alias ?? node.name).value === 'id',
            isRoot: roots.includes(parent),
            ...placeOf(node),
          });
        },
      }),
    );
    const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    return { name, ...placeOf(operation ?? {}), selections, inputs };
  });
}

/** The file and line of a node of a document. */
export function placeOf({ loc }: Pick<ASTNode, 'loc'>): { file: string; line: number } {
  return { file: loc?.source.name ?? '', line: loc?.startToken.line ?? 1 };
}
