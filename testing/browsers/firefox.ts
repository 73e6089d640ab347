import { type ElementHandle, launch, type Page } from 'puppeteer-core';
import { hasPackages } from '../../tools/lib/other-browsers.ts';
import { findClickable, type TestBrowser, waitFor } from './test-browser.ts';

export interface Firefox extends TestBrowser {
  /** The printed page, as PDF. */
  print(): Promise<Uint8Array>;
  /** Errors on the console and uncaught ones. */
  errors: readonly string[];
}

const executablePath = '/usr/bin/firefox-esr';

/** Of `@page` in base.css, which the size given here would override. */
const sheetMargin = { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' };

export const hasFirefox = hasPackages('firefox-esr');

/** Firefox by WebDriver BiDi. */
export async function startFirefox(width: number, height: number): Promise<Firefox> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  return { ...actionsOn(page), errors: consoleErrorsOf(page), close: () => browser.close() };
}

function actionsOn(page: Page): Omit<Firefox, 'errors' | 'close'> {
  const find = (selector: string, text = '') =>
    waitFor(`${selector} ${text}`, async () => {
      const handle = await page.evaluateHandle(findClickable, selector, text);
      return handle.asElement() as ElementHandle<Element> | null;
    });
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    evaluate: (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`) as never,
    click: async (selector, text) => (await find(selector, text)).click(),
    type: async (selector, text) => (await find(selector)).type(text),
    press: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    print: () => page.pdf({ width: '21cm', height: '29.7cm', margin: sheetMargin }),
  };
}

function consoleErrorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}
