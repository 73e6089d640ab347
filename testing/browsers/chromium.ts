import type { ElementHandle, Page } from '@playwright/test';
import { findClickable, type TestBrowser, waitFor } from './test-browser.ts';

/** A page of Playwright, clicked by mouse or by finger. */
export function chromiumPage(page: Page, by: 'click' | 'tap'): TestBrowser {
  const find = (selector: string, text = '') =>
    waitFor(`${selector} ${text}`, async () => {
      const run = `(${findClickable})(...${JSON.stringify([selector, text])})`;
      return (await page.evaluateHandle(run)).asElement() as ElementHandle<Element> | null;
    });
  return {
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`) as never,
    click: async (selector, text) => (await find(selector, text))[by](),
    type: async (selector, text) => (await find(selector)).type(text),
    press: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    close: () => page.close(),
  };
}
