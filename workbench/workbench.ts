import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ShopApi } from '../testing/shop-api.ts';
import {
  changeBrowser,
  formatScenario,
  parseScenario,
  playScenario,
  type Scenario,
  scenarioFromSearch,
  searchWithScenario,
} from './scenarios/scenario.ts';
import { ScenarioError } from './scenarios/scenario-part.ts';

interface WorkbenchState {
  scenario: Scenario;
  /** Error message in Spanish for the tester; the scenario is then unchanged. */
  problem: string | null;
}

/** Controls the mocked backend and the simulated browser. */
export interface Workbench {
  state: StoreApi<WorkbenchState>;
  /** Applies a scenario from the next request on and puts it into the address. */
  play(text: string): void;
}

/** Applies the scenario in the page's address. */
export function openWorkbench(api: ShopApi): Workbench {
  const state = createStore<WorkbenchState>(() => ({
    scenario: parseScenario(''),
    problem: null,
  }));
  let browser = { names: 'normal', restore: () => {} };

  function changeBrowserTo(scenario: Scenario) {
    const parts = scenario.parts.filter(({ definition }) => definition.effect.kind === 'browser');
    const names = formatScenario({ parts });
    if (names === browser.names) return;
    browser.restore();
    browser = { names, restore: changeBrowser(scenario) };
  }

  /** @returns whether the scenario is valid */
  function attempt(parse: () => Scenario): boolean {
    try {
      const scenario = parse();
      playScenario(api, scenario);
      changeBrowserTo(scenario);
      state.setState({ scenario, problem: null });
      return true;
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      state.setState({ problem: error.message });
      return false;
    }
  }

  attempt(() => scenarioFromSearch(window.location.search));

  return {
    state,
    play: (text) => {
      if (!attempt(() => parseScenario(text))) return;
      const { pathname, search, hash } = window.location;
      const wanted = searchWithScenario(search, state.getState().scenario);
      // The router keeps its own data in the history entry's state.
      window.history.replaceState(window.history.state, '', pathname + wanted + hash);
    },
  };
}
