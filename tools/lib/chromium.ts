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

/** Installs a browser and fonts by apt, or Playwright's own browser. */
export async function ensureChromium({ isComplete }: { isComplete: boolean }): Promise<void> {
  if (process.env.CHROMIUM_PATH) return;
  const isFound = isComplete ? findChromium() !== undefined : existsSync(headlessShell);
  if (canUseApt() && !(isFound && existsSync(fonts))) {
    await aptInstall(isComplete ? 'chromium' : 'chromium-headless-shell', 'fonts-liberation');
  }
  if (findTestBrowser() || existsSync(chromium.executablePath())) return;
  const { code } = await run(['playwright', 'install', 'chromium']);
  if (code !== 0) throw new UserError('Install Chromium and set CHROMIUM_PATH to its path.');
}
