import type { Page } from '@playwright/test';
import { labFile } from '../lib/install.ts';
import type { Part } from '../lib/result.ts';
import { checkViews } from '../lib/views.ts';

interface Message {
  type: number;
  code: string;
  msg: string;
  element: Element;
}

declare global {
  /** What HTML_CodeSniffer leaves in the page. */
  var HTMLCS: {
    ERROR: number;
    process(standard: string, document: Document, done: (error?: Error) => void): void;
    getMessages(): Message[];
  };
}

/** HTML_CodeSniffer with WCAG 2 AA. */
export const htmlcs: Part = {
  title: 'HTML_CodeSniffer (WCAG2AA)',
  run: async ({ quick }) => {
    const sniffer = await labFile('html_codesniffer', 'build', 'HTMLCS.js');
    return checkViews(
      async (page) => {
        await page.addScriptTag({ path: sniffer });
        return errorsOf(page);
      },
      'errors',
      quick,
    );
  },
};

/**
 * Its errors. Its warnings and notices ask people to look at something, and are not counted; nor
 * are routes, which it takes for anchors within the page: what stands behind `#/` is an address.
 */
function errorsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { HTMLCS } = globalThis;
    await new Promise<void>((resolve, reject) => {
      HTMLCS.process('WCAG2AA', document, (error) => (error ? reject(error) : resolve()));
    });
    return HTMLCS.getMessages()
      .filter(({ type }) => type === HTMLCS.ERROR)
      .filter(
        ({ code, element }) =>
          !(code.endsWith('.NoSuchID') && element.getAttribute('href')?.startsWith('#/')),
      )
      .map(({ code, msg, element }) => `${code}: ${msg} ${element.outerHTML.slice(0, 160)}`);
  });
}
