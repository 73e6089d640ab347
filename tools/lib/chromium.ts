import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { aptInstall, canUseApt } from './apt.ts';
import { run } from './run.mjs';
import { UserError } from './user-error.mjs';

/** Chromium without a window; it needs half the processor time of the complete browser. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Fonts as wide as Arial, the fallback until the web fonts have loaded. */
const fonts = '/usr/share/fonts/truetype/liberation';

const complete = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

export const missingChromium = 'Chromium or Chrome (set CHROMIUM_PATH to its path)';

export const chromiumArguments = ['--no-sandbox', '--disable-gpu'];

/** The complete browser, for benchmarks and audits; none means Playwright's. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new UserError(`CHROMIUM_PATH: ${named} does not exist.`);
  return named || complete.find((path) => existsSync(path));
}

/** The browser of the tests: the headless shell, or else the complete browser. */
export function findTestBrowser(): string | undefined {
  return !process.env.CHROMIUM_PATH && existsSync(headlessShell) ? headlessShell : findChromium();
}

/**
 * Installs a browser and fonts by apt, or Playwright's own browser.
 * @returns whether there is a browser
 */
export async function ensureChromium({ isComplete }: { isComplete: boolean }): Promise<boolean> {
  if (process.env.CHROMIUM_PATH) return findChromium() !== undefined;
  const isFound = isComplete ? findChromium() !== undefined : existsSync(headlessShell);
  if (canUseApt() && !(isFound && existsSync(fonts))) {
    await aptInstall(isComplete ? 'chromium' : 'chromium-headless-shell', 'fonts-liberation');
  }
  const find = isComplete ? findChromium : findTestBrowser;
  if (find() || existsSync(chromium.executablePath())) return true;
  const { code } = await run(['playwright', 'install', 'chromium'], { output: 'keep' });
  return code === 0;
}
