import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { type GraphQLSchema, isObjectType } from 'graphql';
import { findRenames } from './renames.ts';
import { findSplits } from './splits.ts';

export type Level = 'breaking' | 'dangerous' | 'safe';

/** One difference between the contract and a candidate. */
export interface Change {
  level: Level;
  /** GraphQL Inspector's name for the kind: `FIELD_REMOVED`. */
  kind: string;
  /** `Type`, `Type.field` or `Type.field.argument`; null where the schema as a whole is meant. */
  coordinate: string | null;
  message: string;
  /** What a removed thing may be called now. A guess. */
  renamedTo: string | null;
  /** What else there is to say of it, one sentence each. */
  notes: string[];
}

const levels: Record<CriticalityLevel, Level> = {
  [CriticalityLevel.Breaking]: 'breaking',
  [CriticalityLevel.Dangerous]: 'dangerous',
  [CriticalityLevel.NonBreaking]: 'safe',
};
/** What says all of what is new inside it, and of its description. */
const additions = new Set<string>([
  'TYPE_ADDED',
  'FIELD_ADDED',
  'FIELD_ARGUMENT_ADDED',
  'INPUT_FIELD_ADDED',
  'ENUM_VALUE_ADDED',
]);
const rank: readonly Level[] = ['breaking', 'dangerous', 'safe'];

/** Every change from the contract to the candidate: breaking, then dangerous, then safe ones. */
export async function findChanges(
  contract: GraphQLSchema,
  candidate: GraphQLSchema,
): Promise<Change[]> {
  const found = await diff(contract, candidate);
  const added = found.flatMap(({ type, path }) => (additions.has(type) && path ? [path] : []));
  const renames = findRenames(contract, candidate);
  const splits = findSplits(contract, candidate);
  return found
    .filter(({ type, path = '' }) => {
      if (type.startsWith('DIRECTIVE_USAGE')) return false;
      if (added.some((whole) => path.startsWith(`${whole}.`))) return false;
      return additions.has(type) || !added.includes(path);
    })
    .map(({ criticality, type, path, message }): Change => {
      const coordinate = path?.replace(/\.@deprecated$/, '') ?? null;
      const reason = type.includes('DEPRECATION') && deprecationOf(candidate, coordinate);
      return {
        level: levels[criticality.level],
        kind: type,
        coordinate,
        message,
        renamedTo: renames.get(coordinate ?? '') ?? null,
        notes: [splits.get(coordinate ?? '') ?? [], reason || []].flat(),
      };
    })
    .sort(
      (a, b) =>
        rank.indexOf(a.level) - rank.indexOf(b.level) ||
        (a.coordinate ?? '').localeCompare(b.coordinate ?? ''),
    );
}

/** Why a field is deprecated; nothing where no reason is given. */
function deprecationOf(schema: GraphQLSchema, coordinate: string | null): string | undefined {
  const [typeName = '', fieldName = ''] = coordinate?.split('.') ?? [];
  const type = schema.getType(typeName);
  const reason = isObjectType(type) && type.getFields()[fieldName]?.deprecationReason;
  return reason ? `Reason given: ${reason}` : undefined;
}
