import { allCalls } from '../../testing/calls.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import type { BrowserChange } from './browser-changes.ts';
import { effectsOn } from './effects.ts';
import { formatPart, parsePart, type ScenarioPart } from './scenario-part.ts';

/** A state of backend and browser. */
export interface Scenario {
  parts: readonly ScenarioPart[];
}

/**
 * Parses `lento-8000:producto,error:category`: comma-separated parts, each a scenario name, an
 * optional number and the call it is limited to. Case, accents and spaces are ignored.
 * `normal:producto` exempts a call from the parts for all calls.
 * @throws {ScenarioError} in Spanish, for an unknown part or two that contradict each other
 */
export function parseScenario(text: string): Scenario {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(parsePart)
    .filter(({ definition, call }) => definition.effect.kind !== 'none' || call !== null);
  for (const call of allCalls) effectsOn(call, parts);
  return { parts };
}

/** The canonical text; `parseScenario` reads it back to the same scenario. */
export function formatScenario({ parts }: Scenario): string {
  return parts.map(formatPart).join(',') || 'normal';
}

/** Puts a backend into a scenario, replacing any earlier one. */
export function playScenario(api: ShopApi, { parts }: Scenario): void {
  api.recover();
  for (const call of allCalls) {
    const { changes, responders } = effectsOn(call, parts);
    for (const change of changes) api.alter(call, change);
    for (const responder of responders) api.respond(call, responder);
  }
}

export function browserChangesOf({ parts }: Scenario): BrowserChange[] {
  return parts.flatMap(({ definition: { effect } }) =>
    effect.kind === 'browser' ? [effect.change] : [],
  );
}

/**
 * Applies the scenario's changes to the current browser.
 * @returns reverts them
 */
export function changeBrowser(scenario: Scenario): () => void {
  const undos = browserChangesOf(scenario).map((change) => change());
  return () => {
    for (const undo of undos.toReversed()) undo();
  };
}

/**
 * Reads `?escenario=…`; the normal scenario if it is absent.
 * @throws {ScenarioError} as `parseScenario` does
 */
export function scenarioFromSearch(search: string): Scenario {
  return parseScenario(new URLSearchParams(search).get('escenario') ?? '');
}

/** The query string with the scenario, other parameters unchanged. */
export function searchWithScenario(search: string, scenario: Scenario): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('escenario');
  // URLSearchParams would escape the colons and commas, and testers read and write these links.
  return `?${[parameters.toString(), `escenario=${formatScenario(scenario)}`].filter(Boolean).join('&')}`;
}
