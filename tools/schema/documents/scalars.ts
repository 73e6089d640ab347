import {
  concatAST,
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  type NamedTypeNode,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** The scalar that a field of the previous contract had instead of this one, if any. */
export function replacedScalar(
  name: string,
  contract: GraphQLSchema,
  previous: GraphQLSchema,
): string | undefined {
  return Object.values(contract.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
    .filter(({ field }) => getNamedType(field.type).name === name)
    .map(({ type, field }) => {
      const before = previous.getType(type.name);
      return isObjectType(before) ? before.getFields()[field.name] : undefined;
    })
    .flatMap((field) => (field ? getNamedType(field.type).name : []))[0];
}

/** The names of the scalars that documents request or send, sorted. */
export function scalarsIn(documents: readonly DocumentNode[], schema: GraphQLSchema): string[] {
  const types = new Set<unknown>();
  const info = new TypeInfo(schema);
  visit(
    concatAST(documents),
    visitWithTypeInfo(info, {
      Field: () => void types.add(getNamedType(info.getType() ?? undefined)),
      VariableDefinition: ({ type }) =>
        // typeFromAST is overloaded by kind of node; the cast covers all of them.
        void types.add(getNamedType(typeFromAST(schema, type as NamedTypeNode))),
    }),
  );
  // The loop also visits what is added to the set during the iteration.
  for (const type of types) {
    if (!isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) types.add(getNamedType(field.type));
  }
  return [...types].flatMap((type) => (isScalarType(type) ? [type.name] : [])).sort();
}
