import type { Browser, Page } from '@playwright/test';
import { openBrowser } from '../../bench/lib/browser.ts';
import { lookAt } from '../../testing/look.ts';
import { play } from '../../testing/play-page.ts';
import { allScreens, type Screen } from '../../testing/screens.ts';
import { none, type PartOptions, told, type Verdict } from './part.ts';
import { withSite } from './site.ts';

/** A page as a judge gets it: everything drawn, at one width. */
export interface View {
  page: Page;
  /** `home-full at 320 px`, for what is said about it. */
  name: string;
}

/** What is wrong with a view, each in one line. */
export type Judge = (view: View) => Promise<readonly string[]>;

const widths = [320, 768, 1280];

/**
 * Shows a judge every route in every state at every width.
 *
 * @param counted what it counts: `violations`, `errors`
 */
export async function judgeScreens(
  judge: Judge,
  { counted, quick }: PartOptions & { counted: string },
): Promise<Verdict> {
  const findings: string[] = [];
  let views = 0;
  await eachView({ quick }, async (view) => {
    views++;
    for (const finding of await judge(view)) findings.push(`${view.name}: ${finding}`);
  });
  return {
    figures: [told('views judged', views), none(counted, findings.length)],
    findings: together(findings),
    notes: [viewsNote],
  };
}

/** What {@link eachView} shows, in words. */
export const viewsNote = `Every route at ${widths.join(', ')} px, and each that shows data also while it loads, without any, and when it could not be had.`;

/** Calls `see` with every route in every state at every width, one after the other. */
export async function eachView(
  { quick }: PartOptions,
  see: (view: View) => Promise<void>,
): Promise<void> {
  const screens = quick ? allScreens.filter(({ name }) => name === 'faq') : allScreens;
  await withSite(async ({ url }) => {
    const browser = await openBrowser();
    try {
      for (const screen of screens) await seeScreen(browser, url, screen, quick, see);
    } finally {
      await browser.close();
    }
  });
}

async function seeScreen(
  browser: Browser,
  baseURL: string,
  screen: Screen,
  quick: boolean,
  see: (view: View) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    reducedMotion: 'reduce',
    // Judges that are scripts have to be let into the page.
    bypassCSP: true,
  });
  // tsx names inner functions by a helper, which a function that is sent to the page calls there too.
  await context.addInitScript('globalThis.__name = (made) => made');
  try {
    const page = await context.newPage();
    if (screen.scenario) await play(page, screen.scenario);
    await lookAt(page, screen, quick ? widths.slice(0, 1) : widths, (width) =>
      see({ page, name: `${screen.name} at ${width} px` }),
    );
  } finally {
    await context.close();
  }
}

/** The same said of several views becomes one line that names the first. */
export function together(findings: readonly string[]): string[] {
  const places = new Map<string, string[]>();
  for (const finding of findings) {
    const at = finding.indexOf(': ');
    const what = finding.slice(at + 2);
    places.set(what, [...(places.get(what) ?? []), finding.slice(0, at)]);
  }
  return [...places].map(([what, [first = '', ...others]]) =>
    others.length === 0 ? `${first}: ${what}` : `${first} and ${others.length} more: ${what}`,
  );
}
