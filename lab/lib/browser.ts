import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../tools/lib/chromium.ts';

/** The slow phone and connection that Lighthouse simulates. */
export const phone = { bitsPerSecond: 1_600_000, latencyMs: 150, cpuSlowdown: 4 };

/** esbuild wraps inner functions in a call of this helper, also in functions that are sent to a page. */
export const esbuildHelper = 'globalThis.__name = (value) => value';

/** Runs `work` with a browser and closes it. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumArguments,
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Runs `work` with a page on a slow phone with an empty cache. */
export async function withPhone<Result>(
  browser: Browser,
  { slowNetwork }: { slowNetwork: boolean },
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    await context.addInitScript(esbuildHelper);
    // For each error that React creates when it loads, a browser under inspection parses the scripts
    // again to collect the positions of its stack: 80 ms that visitors do not wait.
    await context.addInitScript('Error.stackTraceLimit = 0');
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown });
    if (slowNetwork) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: phone.latencyMs,
        downloadThroughput: phone.bitsPerSecond / 8,
        uploadThroughput: phone.bitsPerSecond / 8,
      });
    }
    return await work(page);
  } finally {
    await context.close();
  }
}
