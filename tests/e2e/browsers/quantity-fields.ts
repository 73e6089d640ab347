import { expect } from '@playwright/test';
import { cutListTexts } from '../../../src/content/cut-list.ts';
import { pasteList } from '../../../src/content/paste-list.ts';
import { paths } from '../../../src/navigation/paths.ts';
import type { TestBrowser } from '../../../testing/browsers/test-browser.ts';
import { openPath } from './journey.ts';

/** A place of the site with fields of quantities or lengths. */
interface Place {
  path: string;
  /** Stored values before it opens, by key. */
  stored?: Readonly<Record<string, unknown>>;
  /** What a visitor does until the fields are shown. */
  reach?: (browser: TestBrowser) => Promise<void>;
  fields: readonly string[];
  /** Where a click leaves a field. */
  heading: string;
}

/** One product is chosen for it, so that its quantity can be typed. */
const reviewed = '10 und tubo cuadrado 2" x 2" x 2.0 mm';

/** Every kind of field for a quantity. */
export const places: Readonly<Record<string, Place>> = {
  'the product page': {
    path: paths.product(101),
    fields: ['main input[aria-label="Cantidad"]'],
    heading: 'h1',
  },
  'the cut list': {
    path: paths.product(101),
    reach: (browser) => browser.click('main button', cutListTexts.open),
    fields: [
      'dialog fieldset input[inputmode=decimal]',
      'dialog fieldset input[inputmode=numeric]',
      'dialog .stack > input:not(fieldset input)',
    ],
    heading: 'dialog h2',
  },
  'a table of steel': {
    path: `${paths.category('TUBOS CUADRADOS')}?vista=lista`,
    fields: ['tbody tr:nth-child(2) input'],
    heading: 'h1',
  },
  'the cart': {
    path: paths.cart(),
    stored: { cart: [{ id: 101, name: 'TUBO', quantity: 6 }] },
    fields: ['main li input[aria-label^="Cantidad de"]'],
    heading: 'h1',
  },
  'an unresolved item of the cart': {
    path: paths.cart(),
    stored: { 'cart-others': [reviewed] },
    fields: ['main li input[aria-label$="cantidad"]'],
    heading: 'h1',
  },
  'the review of a pasted list': {
    path: paths.cart(),
    stored: { 'pasted-list': reviewed },
    reach: async (browser) => {
      await browser.click('main button', pasteList.open);
      await browser.click('dialog button', pasteList.read);
    },
    fields: ['dialog li input[aria-label$="cantidad"]'],
    heading: 'dialog h2',
  },
};

/** Opens a place and types over the values of its fields, valid and invalid ones. */
export async function typeOverValues(
  browser: TestBrowser,
  url: string,
  { path, stored = {}, reach, fields, heading }: Place,
): Promise<void> {
  await openPath(browser, url, paths.faq());
  await browser.evaluate((values) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(values)) {
      localStorage.setItem(key, JSON.stringify(value));
    }
  }, stored);
  await openPath(browser, url, path);
  await reach?.(browser);
  for (const field of fields)
    expect.soft(await typedOver(browser, field, heading), field).toEqual(typed);
}

/** What a field shows after each step of {@link typedOver}. */
const typed = { invalid: 'abc', overInvalid: '12', overValid: '34', byFocus: '56', atCaret: 3 };

async function typedOver(
  browser: TestBrowser,
  field: string,
  heading: string,
): Promise<typeof typed> {
  const press = async (text: string) => {
    await browser.press(text);
    return browser.evaluate(valueOf, field);
  };
  const clickAndPress = async (text: string) => {
    await browser.click(heading);
    await browser.click(field);
    return press(text);
  };
  const invalid = await clickAndPress('abc');
  const overInvalid = await clickAndPress('12');
  const overValid = await clickAndPress('34');
  await browser.click(heading);
  await browser.evaluate(focusField, field);
  const byFocus = await press('56');
  await browser.click(field);
  const { length: atCaret } = await press('7');
  return { invalid, overInvalid, overValid, byFocus, atCaret };
}

// Run in the page.

function focusField(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

function valueOf(selector: string): string {
  return document.querySelector<HTMLInputElement>(selector)?.value ?? '';
}
