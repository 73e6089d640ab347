import { writeFileSync } from 'node:fs';
import { constants, inflateSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { paths } from '../../../src/navigation/paths.ts';
import { type Firefox, hasFirefox, startFirefox } from '../../../testing/browsers/firefox.ts';
import { waitFor } from '../../../testing/browsers/test-browser.ts';
import { printedCart } from '../printed-cart.ts';

test('Firefox prints requests of 1, 12 and 40 lines on 1, 1 and 2 pages', {
  tag: '@slow',
}, async ({ baseURL }) => {
  test.skip(!hasFirefox, 'Needs firefox-esr.');
  const browser = await startFirefox(1280, 844);
  try {
    await browser.open(`${baseURL}/#${paths.cart()}`);
    const pages: number[] = [];
    for (const lines of [1, 12, 40]) pages.push(await printedPages(browser, lines));
    expect(pages).toEqual([1, 1, 2]);
  } finally {
    await browser.close();
  }
});

async function printedPages(browser: Firefox, lines: number): Promise<number> {
  await browser.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) {
      localStorage.setItem(key, JSON.stringify(value));
    }
    location.reload();
  }, printedCart(lines));
  await waitFor('the cart', () => browser.evaluate(isShown, lines));
  const pdf = Buffer.from(await browser.print());
  writeFileSync(`test-results/firefox-paper-${lines}.pdf`, pdf);
  return unpacked(pdf).match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** The compressed streams of a PDF, where Firefox writes the list of pages. */
function unpacked(pdf: Buffer): string {
  const parts = pdf.toString('latin1').split(/stream\r?\n/);
  const options = { finishFlush: constants.Z_SYNC_FLUSH };
  return (
    parts
      .map((part) => Buffer.from(part, 'latin1'))
      // The first byte of zlib's format.
      .map((part) => (part[0] === 0x78 ? inflateSync(part, options).toString('latin1') : ''))
      .join('\n')
  );
}

/** Runs in the page. */
function isShown(lines: number): boolean {
  const quantities = document.querySelectorAll('main input[aria-label^="Cantidad de"]');
  return !document.querySelector('#overlay') && quantities.length === lines;
}
