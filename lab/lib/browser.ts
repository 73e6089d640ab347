import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../tools/lib/chromium.ts';

/** A slow connection and a slow processor, as Lighthouse has them for phones. */
export const phone = { bitsPerSecond: 1_600_000, latencyMs: 150, processor: 4 };

/** What compiles these programs names inner functions by a helper, which a function that is sent to a page calls there. */
export const nameHelper = 'globalThis.__name = (made) => made';

/** Runs something with a browser, which is closed in any case. */
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

/** Opens a page of a phone's size and speed with an empty cache, for as long as the work takes. */
export async function onPhone<Result>(
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
    await context.addInitScript(nameHelper);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: phone.processor });
    if (slowNetwork) {
      await session.send('Network.enable');
      const throughput = phone.bitsPerSecond / 8;
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: phone.latencyMs,
        downloadThroughput: throughput,
        uploadThroughput: throughput,
      });
    }
    return await work(page);
  } finally {
    await context.close();
  }
}
