import { existsSync } from 'node:fs';
import { aptInstall, canUseApt } from './apt.mjs';
import { programOf, run } from './run.mjs';
import { UserError } from './user-error.mjs';

/** Chromium without the windows, toolbars and graphics that nobody sees in a test. */
const shell = '/usr/bin/chromium-headless-shell';

/** Fonts as wide as Arial, which stands in until the site's own have come. */
const fonts = '/usr/share/fonts/truetype/liberation';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * What the tests run in: the headless shell, which takes half of a whole Chromium's processor time,
 * or else such a one. Measurements and audits are of a whole one where there is any.
 * @returns {string | undefined} its path; none leaves the choice to Playwright
 */
export function findTestBrowser() {
  return !process.env.CHROMIUM_PATH && existsSync(shell) ? shell : findChromium();
}

/**
 * A whole Chromium that the machine already has.
 * @returns {string | undefined} its path; none leaves the choice to Playwright
 * @throws {UserError} when `CHROMIUM_PATH` names no file
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new UserError(`CHROMIUM_PATH: there is no ${named}.`);
  return named || usual.find((path) => existsSync(path));
}

/** Without the sandbox it runs as root in a container; the rest keeps it from phoning home. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Makes sure that there is a browser with fonts, by apt where it may. Needs the dependencies.
 * @param {'shell' | 'whole'} kind the headless shell, or what measurements, audits and the
 *   back-forward cache need
 * @throws {UserError} when none can be installed
 */
export async function ensureChromium(kind) {
  if (canUseApt() && !existsSync(fonts)) await aptInstall('fonts-liberation');
  const isThere = kind === 'shell' ? existsSync(shell) : findChromium() !== undefined;
  if (process.env.CHROMIUM_PATH || isThere || (await playwrightHasOne())) return;
  if (canUseApt()) await aptInstall(kind === 'shell' ? 'chromium-headless-shell' : 'chromium');
  if (kind === 'shell' ? findTestBrowser() : findChromium()) return;
  console.log("Installing Playwright's own Chromium ...");
  const install = programOf('@playwright/test', 'playwright', ['install', 'chromium']);
  const { code } = await run(install, { output: 'errors' });
  if (code !== 0) {
    throw new UserError('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.');
  }
}

async function playwrightHasOne() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}
