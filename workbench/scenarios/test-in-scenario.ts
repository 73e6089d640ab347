import type { Page } from '@playwright/test';
import { test } from '../../testing/visit.ts';
import { play } from './playwright-page.ts';

/** Playwright's `test` in a scenario. */
export function testInScenario(
  scenario: string,
  title: string,
  body: (visit: { page: Page; expectConsole: (pattern: RegExp) => void }) => Promise<void>,
): void {
  test(title, async ({ page, expectConsole }) => {
    await play(page, scenario);
    await body({ page, expectConsole });
  });
}
