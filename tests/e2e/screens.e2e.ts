import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fullScreens, type Screen, stateScreens } from '../../testing/screens.ts';
import { expect, test } from '../../testing/visit.ts';
import { visitScreen } from '../../testing/visit-screen.ts';
import { testInScenario } from '../../workbench/scenarios/test-in-scenario.ts';

const widths = [360, 768, 1440];
/** For states of a screen that is audited at all widths. */
const ends = [360, 1440];
/** For screens that differ from another one in a title or a highlight. */
const narrowest = [360];

test.describe('accessibility and overflow of', { tag: '@slow' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const screen of fullScreens) {
    const audited = /^(list|service-)/.test(screen.name) ? narrowest : widths;
    test(screen.name, ({ page }) => look(page, screen, audited));
  }

  for (const [name, state] of Object.entries(stateScreens)) {
    testInScenario(state.scenario, name, ({ page, expectConsole }) => {
      if (name.endsWith('-error')) {
        expectConsole(/Failed to load resource.*500/);
        if (name !== 'category-error') expectConsole(/Error loading products:/);
      }
      return look(page, { name, ...state }, ends);
    });
  }
});

/** Checks overflow at all widths and accessibility at the audited ones. */
function look(page: Page, screen: Screen, audited: readonly number[]) {
  return visitScreen(page, screen, widths, async (width) => {
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
    if (audited.includes(width)) expect(await violations(page), `at ${width} px`).toEqual([]);
  });
}

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );
}
