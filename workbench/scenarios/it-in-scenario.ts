import { act } from '@testing-library/react';
import { it } from 'vitest';
import { play } from './play.ts';

type TestResult = void | Promise<void>;

/**
 * Vitest's `it` in a scenario. For a list, or a record of scenarios with expected values, it makes
 * one test each and passes the scenario or the value.
 */
export function itInScenario(
  scenarios: string | readonly string[],
  title: string,
  test: (scenario: string) => TestResult,
): void;
export function itInScenario<Expected>(
  scenarios: Readonly<Record<string, Expected>>,
  title: string,
  test: (expected: Expected) => TestResult,
): void;
export function itInScenario<Expected>(
  scenarios: string | readonly string[] | Readonly<Record<string, Expected>>,
  title: string,
  test: (expected: Expected | string) => TestResult,
): void {
  const isOne = typeof scenarios === 'string';
  const listed = isOne ? [scenarios] : scenarios;
  const cases: [string, Expected | string][] = Array.isArray(listed)
    ? listed.map((scenario) => [scenario, scenario])
    : Object.entries(listed);
  for (const [scenario, expected] of cases) {
    it(isOne ? title : `${title} (${scenario})`, async () => {
      const restoreBrowser = play(scenario);
      try {
        await test(expected);
      } finally {
        act(restoreBrowser);
      }
    });
  }
}
