import {
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';

/**
 * The scalars of a schema that nobody has given a TypeScript type.
 *
 * @param known the names that codegen.ts lists under `scalars`
 * @returns each with the coordinates of the fields and arguments that use it
 */
export function unknownScalars(
  schema: GraphQLSchema,
  known: readonly string[],
): { scalar: string; uses: string[] }[] {
  return Object.values(schema.getTypeMap())
    .filter(
      (type) => isScalarType(type) && !isSpecifiedScalarType(type) && !known.includes(type.name),
    )
    .map(({ name }) => ({ scalar: name, uses: usesOf(schema, name) }));
}

function usesOf(schema: GraphQLSchema, scalar: string): string[] {
  const uses: string[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) {
        if (getNamedType(field.type).name === scalar) uses.push(`${type.name}.${field.name}`);
      }
    }
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (getNamedType(field.type).name === scalar) uses.push(`${type.name}.${field.name}`);
      for (const argument of field.args) {
        if (getNamedType(argument.type).name === scalar) {
          uses.push(`${type.name}.${field.name}(${argument.name}:)`);
        }
      }
    }
  }
  return uses.length > 0 ? uses : ['nothing'];
}
