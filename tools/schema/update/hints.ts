import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import type { RequestedField } from '../documents/operations.ts';

/**
 * How to connect a contract whose ids or enums the shop cannot show, as lines.
 * @param requested the fields that the documents request from it
 * @param before those that they request from the previous contract
 */
export function hints(
  contract: GraphQLSchema,
  requested: readonly RequestedField[],
  before: readonly RequestedField[],
  labelledEnums: readonly string[],
): string[] {
  const names = [...new Set(requested.map(({ returns }) => returns))];
  return names.flatMap((name) => {
    const type = contract.getType(name);
    if (isObjectType(type)) return idHints(type, contract, before);
    if (!isEnumType(type) || labelledEnums.includes(name)) return [];
    return [
      `${name} is an enum. If visitors read its values, add a line to src/graphql/enum-labels.ts:`,
      `  ${name}: {},`,
    ];
  });
}

/** For an opaque id next to an integer one. */
function idHints(
  type: GraphQLObjectType,
  contract: GraphQLSchema,
  before: readonly RequestedField[],
): string[] {
  const { id, ...others } = type.getFields();
  if (!id || getNamedType(id.type).name !== 'ID') return [];
  const known = before.find(
    ({ isRoot, isList, args, returns }) => isRoot && !isList && args[0] && returns === type.name,
  );
  const alias = known ? `${known.coordinate.split('.')[1]}: ` : '';
  return Object.values(others)
    .filter(isIntegerId)
    .flatMap(({ name }) => [
      `${type.name}.id is an ID, and the shop has integer ids. Where it is none, request instead of id:`,
      `  id: ${name}`,
      ...lookups(type, name, contract).map((field) => `  ${alias}${field}(${name}: $id) { … }`),
    ]);
}

const isIntegerId = ({ name, type }: GraphQLField<unknown, unknown>) =>
  /id$/i.test(name) && ['Int', 'BigInt'].includes(getNamedType(type).name);

/** The root fields that return an object by this argument alone. */
function lookups(type: GraphQLObjectType, argument: string, contract: GraphQLSchema): string[] {
  return Object.values(contract.getQueryType()?.getFields() ?? {})
    .filter((field) => field.type === type || String(field.type) === `${type.name}!`)
    .filter(({ args }) => args.some(({ name }) => name === argument))
    .filter(({ args }) => args.every((one) => one.name === argument || !isRequiredArgument(one)))
    .map(({ name }) => name);
}
