import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../tools/lib/chromium.mjs';

/** A slow connection and a slow processor, as Lighthouse has them for phones. */
export const phone = { bitsPerSecond: 1_600_000, latencyMs: 150, processor: 4 };

export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumArguments,
  });
}

/** A page of a phone's size with an empty cache. */
export async function openPhone(
  browser: Browser,
  { network, processor }: { network: boolean; processor: number },
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  // What compiles these programs gives every inner function its name by a helper of its own, which
  // a function that is sent to the page calls there as well.
  await context.addInitScript('globalThis.__name = (made) => made');
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  if (network) {
    await session.send('Network.enable');
    const bytes = phone.bitsPerSecond / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: phone.latencyMs,
      downloadThroughput: bytes,
      uploadThroughput: bytes,
    });
  }
  return { page, context };
}
