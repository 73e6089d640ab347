import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

/** A field, argument, input field or enum value; only the last one has no type. */
interface SchemaPart {
  type?: unknown;
  deprecationReason?: string | null | undefined;
}

/** @param coordinate `Type.field` or `Type.field.argument` */
export function partAt(schema: GraphQLSchema, coordinate: string): SchemaPart | undefined {
  const [typeName = '', name = '', argument] = coordinate.split('.');
  const type = schema.getType(typeName);
  if (isEnumType(type)) return type.getValue(name) ?? undefined;
  if (isInputObjectType(type)) return type.getFields()[name];
  if (!isObjectType(type) && !isInterfaceType(type)) return undefined;
  const field = type.getFields()[name];
  return argument ? field?.args.find((candidate) => candidate.name === argument) : field;
}
