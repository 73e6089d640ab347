import type { Browser, Page } from '@playwright/test';
import { allScreens, type Screen } from '../../testing/screens.ts';
import { withShop } from '../../testing/shop.ts';
import { visitScreen } from '../../testing/visit-screen.ts';
import { play } from '../../workbench/scenarios/play-page.ts';
import { nameHelper, withBrowser } from './browser.ts';
import { info, none } from './figures.ts';
import type { Findings } from './result.ts';

/** A page as a checker gets it: everything rendered, at one width. */
export interface View {
  page: Page;
  /** `home-full at 320 px`, for what is said about it. */
  name: string;
}

/** What is wrong with a page, each in one line. */
export type Checker = (page: Page) => Promise<readonly string[]>;

const widths = [320, 768, 1280];

/** What {@link eachView} shows, in words. */
export const viewsNote = `Every route at ${widths.join(', ')} px, and each that shows data also while it loads, without any, and when it could not be had.`;

/**
 * Shows a checker every route in every state at every width.
 *
 * @param counted what it counts: `violations`, `errors`
 */
export async function checkViews(
  checker: Checker,
  counted: string,
  quick: boolean,
): Promise<Findings> {
  const objections: string[] = [];
  const views = await eachView(quick, async ({ page, name }) => {
    for (const objection of await checker(page)) objections.push(`${name}: ${objection}`);
  });
  return {
    figures: [info('views checked', views), none(counted, objections.length)],
    objections: together(objections),
    notes: [viewsNote],
  };
}

/** Calls `see` with every route in every state at every width, one after the other; how many there were. */
export async function eachView(
  quick: boolean,
  see: (view: View) => Promise<void>,
): Promise<number> {
  const screens = quick ? allScreens.filter(({ name }) => name === 'faq') : allScreens;
  const shown = quick ? widths.slice(0, 1) : widths;
  await withShop({}, ({ url }) =>
    withBrowser(async (browser) => {
      for (const screen of screens) await seeScreen(browser, url, screen, shown, see);
    }),
  );
  return screens.length * shown.length;
}

async function seeScreen(
  browser: Browser,
  baseURL: string,
  screen: Screen,
  shown: readonly number[],
  see: (view: View) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    reducedMotion: 'reduce',
    // Checkers that are scripts have to be let into the page.
    bypassCSP: true,
  });
  try {
    await context.addInitScript(nameHelper);
    const page = await context.newPage();
    if (screen.scenario) await play(page, screen.scenario);
    await visitScreen(page, screen, shown, (width) =>
      see({ page, name: `${screen.name} at ${width} px` }),
    );
  } finally {
    await context.close();
  }
}

/** The same said of several views becomes one line that names the first. */
export function together(objections: readonly string[]): string[] {
  const places = new Map<string, string[]>();
  for (const objection of objections) {
    const at = objection.indexOf(': ');
    const what = objection.slice(at + 2);
    places.set(what, [...(places.get(what) ?? []), objection.slice(0, at)]);
  }
  return [...places].map(([what, [first = '', ...others]]) =>
    others.length === 0 ? `${first}: ${what}` : `${first} and ${others.length} more: ${what}`,
  );
}
