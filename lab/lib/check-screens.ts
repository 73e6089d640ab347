import type { Browser, Page } from '@playwright/test';
import { allScreens, type Screen } from '../../testing/screens.ts';
import { withShop } from '../../testing/shop.ts';
import { visitScreen } from '../../testing/visit-screen.ts';
import { playOnPage } from '../../workbench/scenarios/playwright-page.ts';
import { esbuildHelper, withBrowser } from './browser.ts';
import type { Findings } from './part.ts';

/** @returns the faults of a rendered page, one line each */
export type Checker = (page: Page) => Promise<readonly string[]>;

const widths = [320, 768, 1280];

export const screensMethod = `On every route at ${widths.join(', ')} px; routes with data also while loading, empty and failed.`;

/** Runs a checker on every screen at every width. */
export async function checkScreens(checker: Checker, quick: boolean): Promise<Findings> {
  const faults: string[] = [];
  const count = await visitScreens(quick, async (page, name) => {
    for (const fault of await checker(page)) faults.push(`${name}: ${fault}`);
  });
  return {
    tables: [{ head: ['pages', 'faults'], rows: [[String(count), String(faults.length)]] }],
    faults: groupFaults(faults),
  };
}

/**
 * Visits every screen at every width, one after the other.
 * @param visit called with the rendered page and its name, `cart at 320 px`
 * @returns how many pages were visited
 */
export async function visitScreens(
  quick: boolean,
  visit: (page: Page, name: string) => Promise<void>,
): Promise<number> {
  const screens = quick ? allScreens.filter(({ name }) => name === 'faq') : allScreens;
  const shownWidths = quick ? widths.slice(0, 1) : widths;
  await withShop({}, ({ url }) =>
    withBrowser(async (browser) => {
      for (const screen of screens) {
        await withScreen(browser, url, screen, (page) =>
          visitScreen(page, screen, shownWidths, (width) =>
            visit(page, `${screen.name} at ${width} px`),
          ),
        );
      }
    }),
  );
  return screens.length * shownWidths.length;
}

async function withScreen(
  browser: Browser,
  baseURL: string,
  { scenario }: Screen,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    reducedMotion: 'reduce',
    // Checkers inject scripts into the page.
    bypassCSP: true,
  });
  try {
    await context.addInitScript(esbuildHelper);
    const page = await context.newPage();
    if (scenario) await playOnPage(page, scenario);
    await work(page);
  } finally {
    await context.close();
  }
}

/** Merges the same fault of several pages into one line that names the first page. */
export function groupFaults(faults: readonly string[]): string[] {
  const pagesByFault = new Map<string, string[]>();
  for (const fault of faults) {
    const at = fault.indexOf(': ');
    const text = fault.slice(at + 2);
    pagesByFault.set(text, [...(pagesByFault.get(text) ?? []), fault.slice(0, at)]);
  }
  return [...pagesByFault].map(([text, [first = '', ...others]]) =>
    others.length === 0 ? `${first}: ${text}` : `${first} and ${others.length} more: ${text}`,
  );
}
