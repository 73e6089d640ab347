import { type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql';

interface Named {
  name: string;
  type: unknown;
  description?: string | null | undefined;
}

/**
 * Guesses the new names of removed fields and arguments: exactly one addition of the same type in
 * the same place.
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
  for (const type of Object.values(contract.getTypeMap())) {
    const [before, after] = [fieldsOf(type), fieldsOf(candidate.getType(type.name))];
    match(`${type.name}.`, Object.values(before), Object.values(after));
    for (const { name, args } of Object.values(before)) {
      match(`${type.name}.${name}.`, args, after[name]?.args ?? []);
    }
  }
  return renames;
}

function fieldsOf(type: unknown) {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
}

function pairs(before: readonly Named[], after: readonly Named[]): [string, string][] {
  const removed = before.filter(({ name }) => after.every((other) => other.name !== name));
  const added = after.filter(({ name }) => before.every((other) => other.name !== name));
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
