import { allCalls } from '../../testing/calls.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import type { BrowserChange } from './browser-changes.ts';
import { effectsOn } from './effects.ts';
import { ScenarioError } from './scenario-error.ts';
import { formatPart, parsePart, type ScenarioPart } from './scenario-part.ts';

/** What the backend and the browser are to be like. The same text and seed do exactly the same, whenever played. */
export interface Scenario {
  parts: readonly ScenarioPart[];
  /** Decides whatever is left to chance. An integer from 0 to 2³² − 1. */
  seed: number;
}

const standardSeed = 1;

/**
 * Reads `lento-8000:producto,error:category`: parts between commas, each the name of a scenario,
 * its number where it takes one, and the call that it is limited to. Case, accents and spaces
 * around a piece do not matter. A part for one call comes before one for all; `normal:producto`
 * frees a call from those for all.
 *
 * @throws {ScenarioError} in Spanish, for a part that is unknown or two that contradict each other
 */
export function parseScenario(text: string, seed: number = standardSeed): Scenario {
  if (!Number.isInteger(seed) || seed < 0 || seed >= 2 ** 32) {
    throw new ScenarioError(`La semilla debe ser un entero de 0 a ${2 ** 32 - 1}.`);
  }
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(parsePart)
    // Without a call it says nothing: what is not named is normal.
    .filter(({ definition, call }) => definition.effect.kind !== 'none' || call !== null);
  for (const call of allCalls) effectsOn(call, parts, seed);
  return { parts, seed };
}

/** The text that `parseScenario` reads, in its one canonical form; the seed stands apart. */
export function formatScenario({ parts }: Scenario): string {
  return parts.map(formatPart).join(',') || 'normal';
}

/** Puts a backend into a scenario, in place of whatever it was made to do before. */
export function playScenario(api: ShopApi, { parts, seed }: Scenario): void {
  api.recover();
  for (const call of allCalls) {
    const { changes, answers } = effectsOn(call, parts, seed);
    for (const change of changes) api.alter(call, change);
    for (const answer of answers) api.respond(call, answer);
  }
}

/** What a scenario makes of the browser; playing it is the affair of whoever has one. */
export function browserChangesOf({ parts }: Scenario): BrowserChange[] {
  return parts.flatMap(({ definition: { effect } }) =>
    effect.kind === 'browser' ? [effect.change] : [],
  );
}

/**
 * Makes this page's browser what a scenario wants.
 *
 * @returns takes it back
 */
export function changeBrowser(scenario: Scenario): () => void {
  const undos = browserChangesOf(scenario).map((change) => change());
  return () => {
    for (const undo of undos.toReversed()) undo();
  };
}

/**
 * Reads `?escenario=…&semilla=…` of an address; without them, the normal scenario.
 *
 * @throws {ScenarioError} as `parseScenario` does
 */
export function scenarioFromSearch(search: string): Scenario {
  const parameters = new URLSearchParams(search);
  const seed = parameters.get('semilla')?.trim();
  // An empty one is none; what is no number becomes NaN, and is refused with the rest.
  return parseScenario(parameters.get('escenario') ?? '', seed ? Number(seed) : undefined);
}

/** The part of an address that `scenarioFromSearch` reads, in place of that of `search`. */
export function searchWithScenario(search: string, scenario: Scenario): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('escenario');
  parameters.delete('semilla');
  // Written by hand: colons and commas need no escape, and a link is read by people.
  const own = `escenario=${formatScenario(scenario)}&semilla=${scenario.seed}`;
  return `?${[parameters.toString(), own].filter(Boolean).join('&')}`;
}
