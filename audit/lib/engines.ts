import { type Engine, engines } from '../../testing/store.ts';

/** The stores that a long run goes over here, and which of them it does without. */
export function enginesHere(): { here: readonly Engine[]; notes: readonly string[] } {
  const missing = engines.filter(({ isMissing }) => isMissing);
  return {
    here: engines.filter(({ isMissing }) => !isMissing).map(({ engine }) => engine),
    notes: missing.map(({ name }) => `Without ${name}, which this machine does not have.`),
  };
}
