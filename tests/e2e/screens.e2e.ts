import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fullScreens, type Screen, stateScreens } from '../../testing/screens.ts';
import { expect, test } from '../../testing/visit.ts';
import { visitScreen } from '../../testing/visit-screen.ts';
import { testInScenario } from '../../workbench/scenarios/test-in-scenario.ts';

const widths = [360, 768, 1440];
/** The layouts that differ most: enough where a screen is another's with a part exchanged. */
const ends = [360, 1440];
/** Enough for what is another screen's document in all but a title or a highlight. */
const narrowest = [360];

test.describe('every screen in every state', { tag: '@slow' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const screen of fullScreens) {
    const audited = /^(list|service-)/.test(screen.name) ? narrowest : widths;
    test(`${screen.name} has no accessibility violation and fits its window`, ({ page }) =>
      look(page, screen, audited));
  }

  testInScenario(
    'tiempo-agotado:productosResumen,tiempo-agotado:category',
    'home that loads',
    ({ page }) => lookState(page, 'home-loading'),
  );
  testInScenario('tiempo-agotado:productosPorCategoria', 'a category that loads', ({ page }) =>
    lookState(page, 'category-loading'),
  );
  testInScenario(
    'tiempo-agotado:buscarProductosPorNombre,tiempo-agotado:productosResumen',
    'a search that loads',
    ({ page }) => lookState(page, 'search-loading'),
  );
  testInScenario('tiempo-agotado', 'a product that loads', ({ page }) =>
    lookState(page, 'product-loading'),
  );

  testInScenario('vacio:productosResumen,vacio:category', 'home without products', ({ page }) =>
    lookState(page, 'home-empty'),
  );
  testInScenario('vacio:productosPorCategoria', 'a category without products', ({ page }) =>
    lookState(page, 'category-empty'),
  );
  testInScenario(
    'vacio:buscarProductosPorNombre,vacio:productosResumen',
    'a search without results',
    ({ page }) => lookState(page, 'search-empty'),
  );
  testInScenario('vacio', 'a product that does not exist', ({ page }) =>
    lookState(page, 'product-empty'),
  );

  testInScenario(
    '500:productosResumen,500:category',
    'home that could not be loaded',
    ({ page, expectConsole }) => {
      expectFailures(expectConsole);
      return lookState(page, 'home-error');
    },
  );
  testInScenario(
    '500:productosPorCategoria',
    'a category that could not be loaded',
    ({ page, expectConsole }) => {
      expectConsole(refused);
      return lookState(page, 'category-error');
    },
  );
  testInScenario(
    '500:buscarProductosPorNombre,500:productosResumen',
    'a search that could not be loaded',
    ({ page, expectConsole }) => {
      expectFailures(expectConsole);
      return lookState(page, 'search-error');
    },
  );
  testInScenario('500', 'a product that could not be loaded', ({ page, expectConsole }) => {
    expectFailures(expectConsole);
    return lookState(page, 'product-error');
  });
});

const refused = /Failed to load resource.*500/;

function expectFailures(expectConsole: (pattern: RegExp) => void) {
  expectConsole(refused);
  expectConsole(/Error loading products:/);
}

function lookState(page: Page, name: keyof typeof stateScreens) {
  return look(page, { name, ...stateScreens[name] }, ends);
}

/**
 * Looks at a screen at each width: no sideways scroll, no accessibility violation at the widths
 * that are searched for them, and a picture for people.
 */
function look(page: Page, screen: Screen, audited: readonly number[]) {
  return visitScreen(page, screen, widths, async (width) => {
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
    if (audited.includes(width)) expect(await violations(page), `at ${width} px`).toEqual([]);
    const path = `test-results/screens/${screen.name}-${width}.png`;
    await page.screenshot({ path, fullPage: true });
  });
}

/** Each rule of accessibility that is broken, with the elements that break it. */
async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );
}
