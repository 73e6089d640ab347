import {
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import type { Diagnostic } from '../diagnostic.ts';

/** A field, such as the `items` of a page, or a member of a union. */
interface MovedFields {
  isField: boolean;
  name: string;
}

/** Finds the only field or possible type with all of some fields, for a type that has none of them. */
export function findMovedFields(
  type: GraphQLNamedType,
  names: readonly string[],
  schema: GraphQLSchema,
): MovedFields | null {
  const own = fieldsOf(type);
  if (own.some(({ name }) => names.includes(name))) return null;
  const hasAll = (inner: GraphQLNamedType) =>
    names.every((name) => fieldsOf(inner).some((field) => field.name === name));
  const fields = own.filter((field) => hasAll(getNamedType(field.type)));
  const members = isAbstractType(type) ? schema.getPossibleTypes(type).filter(hasAll) : [];
  const [place, other] = [
    ...fields.map(({ name }) => ({ isField: true, name })),
    ...members.map(({ name }) => ({ isField: false, name })),
  ];
  return place && !other ? place : null;
}

function fieldsOf(type: GraphQLNamedType): readonly { name: string; type: GraphQLOutputType }[] {
  return isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
}

const unknownField = /^Cannot query field "(\w+)" on type "(\w+)"/;

/** One error with advice, in each file, for all fields that moved to the same place. */
export function joinMovedFields(
  errors: readonly Diagnostic[],
  schema: GraphQLSchema,
): Diagnostic[] {
  const namesIn = new Map<string, string[]>();
  const keyOf = ({ file }: Diagnostic, owner: string) => `${owner} ${file}`;
  for (const error of errors) {
    const [, name, owner] = unknownField.exec(error.message) ?? [];
    if (name === undefined || owner === undefined) continue;
    namesIn.set(keyOf(error, owner), [...(namesIn.get(keyOf(error, owner)) ?? []), name]);
  }
  return errors.flatMap((error) => {
    const [message, name, owner = ''] = unknownField.exec(error.message) ?? [];
    const type = schema.getType(owner);
    const names = namesIn.get(keyOf(error, owner)) ?? [];
    const place = type && findMovedFields(type, names, schema);
    if (!place) return [error];
    if (name !== names[0]) return [];
    const others = names.length > 1 ? ` and ${names.length - 1} more` : '';
    const advice = `Write ${place.isField ? place.name : `... on ${place.name}`} { ${name} … }`;
    return [{ ...error, message: `${message}${others}. ${advice}` }];
  });
}
