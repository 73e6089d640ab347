import { shopApi } from '../../testing/page-api.ts';
import { parseScenario, playScenario } from './scenario.ts';

/** Puts the backend of page tests into a scenario, until the test ends or another is played. */
export function play(text: string, seed?: number): void {
  playScenario(shopApi, parseScenario(text, seed));
}
