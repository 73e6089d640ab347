import { parseScenario, playScenario } from '../workbench/scenarios/scenario.ts';
import { bundledShop } from './bundled-shop.ts';
import { ShopApi } from './shop-api.ts';

/** The backend that page tests talk to. */
export const shopApi = new ShopApi(bundledShop);

/** Puts it into a scenario, until the test ends or another is played. */
export function play(text: string, seed?: number): void {
  playScenario(shopApi, parseScenario(text, seed));
}
