import { type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql';

interface Named {
  name: string;
  type: unknown;
  description?: string | null | undefined;
}

/** The share of common fields above which an added type counts as the renamed one. */
const commonFields = 0.6;

/**
 * Guesses the new names of removed types, fields and arguments: exactly one addition of the same
 * type in the same place.
 *
 * @returns the new name by the old coordinate
 */
export function findRenames(
  contract: GraphQLSchema,
  candidate: GraphQLSchema,
): ReadonlyMap<string, string> {
  const renames = new Map<string, string>();
  const match = (prefix: string, before: readonly Named[], after: readonly Named[]) => {
    for (const [from, to] of pairs(before, after)) renames.set(prefix + from, to);
  };
  const addedTypes = Object.values(candidate.getTypeMap()).filter(
    ({ name }) => !contract.getType(name),
  );
  for (const type of Object.values(contract.getTypeMap())) {
    const [before, after] = [fieldsOf(type), fieldsOf(candidate.getType(type.name))];
    match(`${type.name}.`, Object.values(before), Object.values(after));
    for (const { name, args } of Object.values(before)) {
      match(`${type.name}.${name}.`, args, after[name]?.args ?? []);
    }
    if (candidate.getType(type.name)) continue;
    const [only, ...others] = addedTypes.filter((other) => areAlike(before, fieldsOf(other)));
    if (only && others.length === 0) renames.set(type.name, only.name);
  }
  return renames;
}

function fieldsOf(type: unknown) {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
}

function areAlike(before: object, after: object): boolean {
  const names = Object.keys(before);
  const common = names.filter((name) => name in after).length;
  return common / Math.max(names.length, Object.keys(after).length) >= commonFields;
}

function pairs(before: readonly Named[], after: readonly Named[]): [string, string][] {
  const removed = before.filter(({ name }) => after.every((one) => one.name !== name));
  const added = after.filter(({ name }) => before.every((one) => one.name !== name));
  return removed.flatMap((from): [string, string][] => {
    const isSameType = ({ type }: Named) => String(type) === String(from.type);
    const sameType = added.filter(isSameType);
    const sameText = sameType.filter(
      ({ description }) => description && description === from.description,
    );
    const [only, ...others] = sameText.length > 0 ? sameText : sameType;
    const isSure = sameText.length > 0 || removed.filter(isSameType).length === 1;
    return only && others.length === 0 && isSure ? [[from.name, only.name]] : [];
  });
}
