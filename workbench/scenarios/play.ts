import { shopApi } from '../../testing/page-api.ts';
import { changeBrowser, parseScenario, playScenario } from './scenario.ts';

/**
 * Puts the backend and browser of page tests into a scenario, until the test ends or another one
 * is played.
 * @returns reverts the changes to the browser
 */
export function play(text: string): () => void {
  const scenario = parseScenario(text);
  playScenario(shopApi, scenario);
  return changeBrowser(scenario);
}
