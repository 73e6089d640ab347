import type { Page } from '@playwright/test';
import { test } from '../../testing/visit.ts';
import { playOnPage } from './playwright-page.ts';

/** Playwright's `test` in a scenario. */
export function testInScenario(
  scenario: string,
  title: string,
  body: (visit: { page: Page; expectConsole: (pattern: RegExp) => void }) => Promise<void>,
): void {
  test(title, async ({ page, expectConsole }) => {
    await playOnPage(page, scenario);
    await body({ page, expectConsole });
  });
}
