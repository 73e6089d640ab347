import { type GraphQLSchema, getNamedType, isObjectType } from 'graphql';

/**
 * Finds root fields that answer a new type which has split off from the one that they answered
 * before, such as `ProductoResumen` from `Producto`.
 *
 * @returns what to say of each such field, by its coordinate
 */
export function findSplits(
  contract: GraphQLSchema,
  candidate: GraphQLSchema,
): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  const before = contract.getQueryType();
  const now = candidate.getQueryType();
  if (!before || !now) return found;
  for (const [name, field] of Object.entries(before.getFields())) {
    const same = now.getFields()[name];
    if (!same) continue;
    const [whole, part] = [getNamedType(field.type).name, getNamedType(same.type).name];
    if (contract.getType(part) || !isSummary(candidate, part, whole)) continue;
    found.set(`${before.name}.${name}`, [
      `${part} has split off from ${whole}; a product stays one record in the cache. ` +
        'See "One record for two types" in docs/schema-tools.md.',
    ]);
  }
  return found;
}

/**
 * Whether one type is a summary of another, which the storefront keeps as the same record: named
 * after it, with none but its fields. `src/graphql/contract-guard.ts` goes by the same rule.
 */
export function isSummary(schema: GraphQLSchema, part: string, whole: string): boolean {
  const [small, large] = [schema.getType(part), schema.getType(whole)];
  if (part === whole || !part.startsWith(whole)) return false;
  if (!isObjectType(small) || !isObjectType(large)) return false;
  return Object.keys(small.getFields()).every((name) => name in large.getFields());
}
