import { type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql';

/** A name that can come and go, with what stays the same of it when only the name changes. */
interface Named {
  name: string;
  type: unknown;
  description?: string | null | undefined;
}

/** Of an object type's fields, how many the renamed one must share. */
const sharedFields = 0.6;

/**
 * Guesses what removed types, fields and arguments are called now: something new of the same type
 * in the same place that nothing else could have become.
 *
 * @returns the new name by the coordinate of the old one
 */
export function findRenames(
  contract: GraphQLSchema,
  candidate: GraphQLSchema,
): ReadonlyMap<string, string> {
  const renames = new Map<string, string>();
  const note = (prefix: string, before: readonly Named[], after: readonly Named[]) => {
    for (const [from, to] of pairs(before, after)) renames.set(prefix + from, to);
  };
  for (const type of Object.values(contract.getTypeMap())) {
    const [before, after] = [fieldsOf(type), fieldsOf(candidate.getType(type.name))];
    note(`${type.name}.`, Object.values(before), Object.values(after));
    for (const { name, args } of Object.values(before)) {
      note(`${type.name}.${name}.`, args, after[name]?.args ?? []);
    }
    if (candidate.getType(type.name)) continue;
    const alike = Object.values(candidate.getTypeMap()).filter(
      (other) => !contract.getType(other.name) && areAlike(before, fieldsOf(other)),
    );
    if (alike.length === 1 && alike[0]) renames.set(type.name, alike[0].name);
  }
  return renames;
}

function fieldsOf(type: unknown) {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
}

function areAlike(before: object, after: object): boolean {
  const names = Object.keys(before);
  const shared = names.filter((name) => name in after).length;
  return shared / Math.max(names.length, Object.keys(after).length) >= sharedFields;
}

/** The removed and the added that belong together and to nothing else. */
function pairs(before: readonly Named[], after: readonly Named[]): [string, string][] {
  const removed = before.filter(({ name }) => after.every((one) => one.name !== name));
  const added = after.filter(({ name }) => before.every((one) => one.name !== name));
  return removed.flatMap((from): [string, string][] => {
    const isLike = ({ type }: Named) => String(type) === String(from.type);
    const alike = added.filter(isLike);
    const described = alike.filter(
      ({ description }) => description && description === from.description,
    );
    const [only, ...others] = described.length > 0 ? described : alike;
    const sure = described.length > 0 || removed.filter(isLike).length === 1;
    return only && others.length === 0 && sure ? [[from.name, only.name]] : [];
  });
}
