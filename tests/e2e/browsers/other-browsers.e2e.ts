import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { hasFirefox, startFirefox } from '../../../testing/browsers/firefox.ts';
import type { TestBrowser } from '../../../testing/browsers/test-browser.ts';
import {
  hasOldWebKit,
  hasWebKit,
  startOldWebKit,
  startWebKit,
} from '../../../testing/browsers/webdriver.ts';
import { inProject } from '../../../tools/lib/project.mjs';
import { buy } from './journey.ts';
import { places, typeOverValues } from './quantity-fields.ts';

const widths = [390, 1280];

test.describe('a buyer gets from home to a quotation', { tag: '@slow' }, () => {
  for (const width of widths) {
    test(`in Firefox at ${width} px`, async ({ baseURL }) => {
      test.skip(!hasFirefox, 'Needs firefox-esr.');
      const browser = await startFirefox(width, 844);
      await buyWith(browser, baseURL, `firefox-${width}`);
      expect(browser.errors).toEqual([]);
    });

    test(`in WebKit at ${width} px`, async ({ baseURL }) => {
      test.skip(!hasWebKit, 'Needs webkit2gtk-driver and xvfb.');
      const browser = await startWebKit(width, 844);
      await buyWith(browser, baseURL, `webkit-${width}`);
    });
  }

  test('in a WebKit as old as Safari 16.0', async ({ baseURL }) => {
    test.skip(!hasOldWebKit, 'Needs wpewebkit-driver and cog.');
    await buyWith(await startOldWebKit(), baseURL, 'webkit-old');
  });
});

test.describe('a typed quantity replaces the old one', { tag: '@slow' }, () => {
  test('in Firefox', async ({ baseURL }) => {
    test.skip(!hasFirefox, 'Needs firefox-esr.');
    await typeEverywhere(await startFirefox(1280, 844), baseURL);
  });

  test('in WebKit', async ({ baseURL }) => {
    test.skip(!hasWebKit, 'Needs webkit2gtk-driver and xvfb.');
    await typeEverywhere(await startWebKit(1280, 844), baseURL);
  });
});

async function typeEverywhere(browser: TestBrowser, url: string | undefined): Promise<void> {
  try {
    for (const place of Object.values(places)) await typeOverValues(browser, url ?? '', place);
  } finally {
    await browser.close();
  }
}

test('a WebKit as old as Safari 16.0 imports every chunk', { tag: '@slow' }, async ({
  baseURL,
}) => {
  test.skip(!hasOldWebKit, 'Needs wpewebkit-driver and cog.');
  const files = readdirSync(inProject('dist', 'assets')).filter((file) => file.endsWith('.js'));
  expect(files).not.toEqual([]);
  const browser = await startOldWebKit();
  try {
    await browser.open(`${baseURL}/`);
    for (const file of files) {
      // A source, since Playwright compiles `import()` for Node.
      const run = '(path) => import(path).then(() => null, String)';
      const failure: unknown = await browser.evaluate(run, `/assets/${file}`);
      expect.soft(failure, file).toBeNull();
    }
  } finally {
    await browser.close();
  }
});

/** Saves a screenshot of the last page, also of a failure. */
async function buyWith(browser: TestBrowser, url: string | undefined, name: string): Promise<void> {
  const folder = inProject('test-results', 'browsers');
  mkdirSync(folder, { recursive: true });
  try {
    await buy(browser, url ?? '');
  } finally {
    writeFileSync(`${folder}/${name}.png`, await browser.screenshot());
    await browser.close();
  }
}
