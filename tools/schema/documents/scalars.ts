import {
  concatAST,
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isScalarType,
  type NamedTypeNode,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';

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
