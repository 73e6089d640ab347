import type { Page } from '@playwright/test';
import { test } from '../../testing/visit.ts';
import { play } from './play-page.ts';
import type { StateId } from './states.ts';

/**
 * Playwright's `test` for one that shows states of the specification: plays the scenario and runs
 * the test under it, as `shows()` of the page tests does. `docs/qa-matrix.md` is made of both.
 */
export function shows(
  _states: StateId | readonly StateId[],
  scenario: string,
  title: string,
  body: (visit: { page: Page; expectConsole: (pattern: RegExp) => void }) => Promise<void>,
): void {
  test(title, async ({ page, expectConsole }) => {
    await play(page, scenario);
    await body({ page, expectConsole });
  });
}
