import { shopApi } from '../../testing/page-api.ts';
import { changeBrowser, parseScenario, playScenario } from './scenario.ts';

/**
 * Puts backend and browser of page tests into a scenario, until the test ends or another is played.
 *
 * @returns takes back what it made of the browser; a test that names such a state calls it
 */
export function play(text: string, seed?: number): () => void {
  const scenario = parseScenario(text, seed);
  playScenario(shopApi, scenario);
  return changeBrowser(scenario);
}
