import { parseScenario, playScenario } from '../scenarios/scenario.ts';
import { shopApi } from './shop-api.ts';

/** Puts the backend of page tests into a scenario, until the test ends or another is played. */
export function play(text: string, seed?: number): void {
  playScenario(shopApi, parseScenario(text, seed));
}
