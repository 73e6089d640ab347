import { CriticalityLevel, diff } from '@graphql-inspector/core';
import type { GraphQLSchema } from 'graphql';
import { partAt } from '../sdl/part-at.ts';
import { findRenames } from './renames.ts';

export type ChangeLevel = 'breaking' | 'dangerous' | 'safe';

/** A difference between the contract and a candidate. */
export interface ContractChange {
  level: ChangeLevel;
  /** GraphQL Inspector's change type, such as `FIELD_REMOVED`. */
  kind: string;
  /** `Type`, `Type.field` or `Type.field.argument`; null for the schema itself. */
  coordinate: string | null;
  message: string;
  /** The guessed new name of something removed. */
  renamedTo: string | null;
  /** The reason given for a deprecation. */
  reason: string | null;
}

const levelOfCriticality: Record<CriticalityLevel, ChangeLevel> = {
  [CriticalityLevel.Breaking]: 'breaking',
  [CriticalityLevel.Dangerous]: 'dangerous',
  [CriticalityLevel.NonBreaking]: 'safe',
};
const additions: readonly string[] = [
  'TYPE_ADDED',
  'FIELD_ADDED',
  'FIELD_ARGUMENT_ADDED',
  'INPUT_FIELD_ADDED',
  'ENUM_VALUE_ADDED',
];
const deprecations: readonly string[] = [
  'FIELD_DEPRECATION_ADDED',
  'ENUM_VALUE_DEPRECATION_REASON_ADDED',
  'DIRECTIVE_USAGE_ARGUMENT_DEFINITION_ADDED',
  'DIRECTIVE_USAGE_INPUT_FIELD_DEFINITION_ADDED',
];
/** GraphQL Inspector has no change of its own for the deprecation of arguments and input fields. */
const inputDeprecation = /^DIRECTIVE_USAGE_(ARGUMENT|INPUT_FIELD)_DEFINITION_(ADDED|REMOVED)$/;
const rank: readonly ChangeLevel[] = ['breaking', 'dangerous', 'safe'];

/** The changes from the contract to the candidate: breaking, then dangerous, then safe. */
export async function findChanges(
  contract: GraphQLSchema,
  candidate: GraphQLSchema,
): Promise<ContractChange[]> {
  const found = await diff(contract, candidate);
  const added = found.flatMap(({ type, path }) => (additions.includes(type) && path ? [path] : []));
  const renames = findRenames(contract, candidate);
  return found
    .filter(({ type, path = '' }) => {
      const isInputDeprecation = inputDeprecation.test(type) && path.endsWith('.@deprecated');
      if (type.startsWith('DIRECTIVE_USAGE') && !isInputDeprecation) return false;
      // An added part is reported once, without its description and its own parts.
      if (added.some((whole) => path.startsWith(`${whole}.`))) return false;
      return additions.includes(type) || !added.includes(path);
    })
    .map(({ criticality, type, path, message }): ContractChange => {
      const coordinate = path?.replace(/\.@deprecated$/, '') ?? null;
      const isDeprecation = coordinate && deprecations.includes(type);
      const reason = (isDeprecation && partAt(candidate, coordinate)?.deprecationReason) || null;
      return {
        level: reason === null ? levelOfCriticality[criticality.level] : 'dangerous',
        kind: type,
        coordinate,
        message,
        renamedTo: renames.get(coordinate ?? '') ?? null,
        reason,
      };
    })
    .sort(
      (a, b) =>
        rank.indexOf(a.level) - rank.indexOf(b.level) ||
        (a.coordinate ?? '').localeCompare(b.coordinate ?? ''),
    );
}
