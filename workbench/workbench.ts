import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ShopApi } from '../testing/shop-api.ts';
import type { Log } from './log.ts';
import { readRecording } from './read-recording.ts';
import { type Recording, RecordingError } from './recording.ts';
import { type Replay, startReplay } from './replay.ts';
import {
  changeBrowser,
  formatScenario,
  parseScenario,
  playScenario,
  type Scenario,
  scenarioFromSearch,
  searchWithScenario,
} from './scenarios/scenario.ts';
import { ScenarioError } from './scenarios/scenario-error.ts';
import { removeStoredRecording, storedRecording, storeRecording } from './stored-recording.ts';

interface WorkbenchState {
  scenario: Scenario;
  /** What could not be done, in Spanish; the scenario is then as it was. */
  problem: string | null;
  /** The recording that is being replayed. */
  recording: Recording | null;
}

/** What a tester steers: the state of the backend, and the log. */
export interface Workbench {
  state: StoreApi<WorkbenchState>;
  log: Log;
  /** Plays another scenario from the next request on, and puts it into the address. */
  play(text: string, seed: number): void;
  /** Replays a saved file from the next request on, with its own scenario below it. */
  openRecording(text: string): Promise<void>;
  endReplay(): Promise<void>;
  /** Says what a tester should know. */
  report(problem: string): void;
}

/** Opens the workbench as the address says, with the recording that this tab was replaying. */
export async function openWorkbench(api: ShopApi, log: Log): Promise<Workbench> {
  let replay: Replay | null = null;
  const state = createStore<WorkbenchState>(() => ({
    scenario: parseScenario(''),
    problem: null,
    recording: null,
  }));

  /** Plays what `choose` gives; where that throws, everything stays and the tester is told. */
  function attempt(choose: () => Scenario): boolean {
    try {
      const scenario = choose();
      playScenario(api, scenario);
      replay?.layOver(api);
      changeBrowserTo(scenario);
      state.setState({ scenario, recording: replay?.recording ?? null });
      return true;
    } catch (error) {
      if (!isForTesters(error)) throw error;
      state.setState({ problem: error.message });
      return false;
    }
  }

  let browser: { names: string; restore: () => void } = { names: '', restore: () => {} };
  function changeBrowserTo(scenario: Scenario) {
    const parts = scenario.parts.filter(({ definition }) => definition.effect.kind === 'browser');
    const names = formatScenario({ ...scenario, parts });
    if (names === browser.names) return;
    browser.restore();
    browser = { names, restore: changeBrowser(scenario) };
  }

  function beginReplay(text: string): Scenario {
    const recording = readRecording(text);
    const scenario = parseScenario(recording.scenario, recording.seed);
    replay = startReplay(recording);
    return scenario;
  }

  function rewriteAddress() {
    const { pathname, search, hash } = window.location;
    const wanted = searchWithScenario(search, state.getState().scenario);
    // The entry's own state is the router's.
    window.history.replaceState(window.history.state, '', pathname + wanted + hash);
  }

  function report(problem: string | null) {
    state.setState({ problem });
  }

  const stored = await storedRecording();
  if (stored !== null) attempt(() => beginReplay(stored));
  attempt(() => scenarioFromSearch(window.location.search));

  return {
    state,
    log,
    play: (text, seed) => {
      report(null);
      if (attempt(() => parseScenario(text, seed))) rewriteAddress();
    },
    openRecording: async (text) => {
      report(null);
      if (!attempt(() => beginReplay(text))) return;
      rewriteAddress();
      // Not the file itself: an archive of a browser may hold secrets.
      if (replay) await storeRecording(JSON.stringify(replay.recording));
    },
    endReplay: async () => {
      report(null);
      replay = null;
      const { scenario } = state.getState();
      attempt(() => scenario);
      await removeStoredRecording();
    },
    report,
  };
}

function isForTesters(error: unknown): error is Error {
  return error instanceof ScenarioError || error instanceof RecordingError;
}
