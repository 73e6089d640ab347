import { CriticalityLevel, diff } from '@graphql-inspector/core';
import type { GraphQLSchema } from 'graphql';
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
const rank: readonly Level[] = ['breaking', 'dangerous', 'safe'];

/** Every change from the contract to the candidate: breaking, then dangerous, then safe ones. */
export async function findChanges(
  contract: GraphQLSchema,
  candidate: GraphQLSchema,
): Promise<Change[]> {
  const found = await diff(contract, candidate);
  const added = new Set(
    found.flatMap(({ type, path }) =>
      /^(TYPE|FIELD)_ADDED$/.test(String(type)) && path ? [path] : [],
    ),
  );
  const renames = findRenames(contract, candidate);
  const splits = findSplits(contract, candidate);
  return found
    .filter(({ type }) => !String(type).startsWith('DIRECTIVE_USAGE'))
    .filter(({ type, path }) => !isInside(path, added) && !isDetail(type, path, added))
    .map(({ criticality, type, path, message }): Change => {
      const coordinate = path?.replace(/\.@deprecated$/, '') ?? null;
      return {
        level: levels[criticality.level],
        kind: String(type),
        coordinate,
        message,
        renamedTo: (coordinate && renames.get(coordinate)) || null,
        notes: (coordinate && splits.get(coordinate)) || [],
      };
    })
    .sort(
      (a, b) =>
        rank.indexOf(a.level) - rank.indexOf(b.level) ||
        (a.coordinate ?? '').localeCompare(b.coordinate ?? ''),
    );
}

/** Whether a part belongs to something that is new as a whole, which says it all. */
function isInside(path: string | undefined, added: ReadonlySet<string>): boolean {
  const names = path?.split('.') ?? [];
  return names.some((_, length) => length > 0 && added.has(names.slice(0, length).join('.')));
}

/** The description of something new, and the like. */
function isDetail(type: unknown, path: string | undefined, added: ReadonlySet<string>): boolean {
  return path !== undefined && added.has(path) && !isAddition(type);
}

function isAddition(type: unknown): boolean {
  return type === 'TYPE_ADDED' || type === 'FIELD_ADDED';
}
