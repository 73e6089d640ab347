import { act } from '@testing-library/react';
import { it } from 'vitest';
import { play } from './play.ts';
import type { StateId } from './states.ts';

type States = StateId | readonly StateId[];
type Result = void | Promise<void>;

/**
 * `it` for a test that shows states of the specification: plays each scenario and runs the test
 * under it, so that what is declared is what happens. `docs/qa-matrix.md` is made of these calls
 * as they stand in the code; states, scenarios and title are written out in them.
 */
export function shows(
  states: States,
  scenarios: string | readonly string[],
  title: string,
  test: (scenario: string) => Result,
): void;
export function shows<Seen>(
  states: States,
  scenarios: Readonly<Record<string, Seen>>,
  title: string,
  test: (seen: Seen) => Result,
): void;
export function shows<Seen>(
  _states: States,
  scenarios: string | readonly string[] | Readonly<Record<string, Seen>>,
  title: string,
  test: (seen: Seen | string) => Result,
): void {
  const isOne = typeof scenarios === 'string';
  const listed = isOne ? [scenarios] : scenarios;
  const cases: [string, Seen | string][] = Array.isArray(listed)
    ? listed.map((scenario) => [scenario, scenario])
    : Object.entries(listed);
  for (const [scenario, seen] of cases) {
    it(isOne ? title : `${title} (${scenario})`, async () => {
      const restoreBrowser = play(scenario);
      try {
        await test(seen);
      } finally {
        act(restoreBrowser);
      }
    });
  }
}
