import { type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql';

/** A name that can come and go, with what stays the same of it when only the name changes. */
interface Named {
  name: string;
  /** The type; for an object type the names and types of its fields. */
  shape: string;
  description: string;
}

/** Of an object type's fields, how many the renamed one must share. */
const sharedFields = 0.6;

/**
 * Guesses what removed types, fields and arguments are called now: something new of the same shape
 * in the same place that nothing else could have become.
 *
 * @returns the new name by the coordinate of the old one
 */
export function findRenames(
  contract: GraphQLSchema,
  candidate: GraphQLSchema,
): ReadonlyMap<string, string> {
  const renames = new Map<string, string>();
  const note = (prefix: string, before: Named[], after: Named[]) => {
    for (const [from, to] of pairs(before, after)) renames.set(prefix + from, to);
  };
  for (const [typeName, type] of Object.entries(contract.getTypeMap())) {
    const now = candidate.getType(typeName);
    if (!isComposite(type) || !isComposite(now)) continue;
    const fields = now.getFields();
    note(
      `${typeName}.`,
      Object.values(type.getFields()).map(toNamed),
      Object.values(fields).map(toNamed),
    );
    for (const field of Object.values(type.getFields())) {
      const same = fields[field.name];
      if (same) note(`${typeName}.${field.name}.`, field.args.map(toNamed), same.args.map(toNamed));
    }
  }
  for (const [from, to] of renamedTypes(contract, candidate)) renames.set(from, to);
  return renames;
}

function isComposite(type: unknown) {
  return isObjectType(type) || isInterfaceType(type);
}

function toNamed(part: { name: string; type: unknown; description?: string | null | undefined }) {
  return { name: part.name, shape: String(part.type), description: part.description ?? '' };
}

/** The removed and the added that belong together and to nothing else. */
function pairs(before: readonly Named[], after: readonly Named[]): [string, string][] {
  const removed = before.filter(({ name }) => after.every((one) => one.name !== name));
  const added = after.filter(({ name }) => before.every((one) => one.name !== name));
  return removed.flatMap((from): [string, string][] => {
    const alike = added.filter(({ shape }) => shape === from.shape);
    const described = alike.filter(
      ({ description }) => description !== '' && description === from.description,
    );
    const rivals = removed.filter(({ shape }) => shape === from.shape);
    const [only, ...others] = described.length > 0 ? described : alike;
    const sure = described.length > 0 || rivals.length === 1;
    return only && others.length === 0 && sure ? [[from.name, only.name]] : [];
  });
}

function renamedTypes(contract: GraphQLSchema, candidate: GraphQLSchema): [string, string][] {
  const gone = Object.values(contract.getTypeMap()).filter(({ name }) => !candidate.getType(name));
  const come = Object.values(candidate.getTypeMap()).filter(({ name }) => !contract.getType(name));
  return gone.flatMap((from): [string, string][] => {
    if (!isComposite(from)) return [];
    const names = Object.keys(from.getFields());
    const alike = come.filter((to) => {
      if (!isComposite(to)) return false;
      const shared = names.filter((name) => name in to.getFields()).length;
      return shared / Math.max(names.length, Object.keys(to.getFields()).length) >= sharedFields;
    });
    const [only, ...others] = alike;
    return only && others.length === 0 ? [[from.name, only.name]] : [];
  });
}
