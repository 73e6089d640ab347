import type { Locator, Page } from '@playwright/test';
import catalogue from '../../server/seed/catalogue.json' with { type: 'json' };
import { pasteList } from '../../src/content/paste-list.ts';
import { paths } from '../../src/navigation/paths.ts';
import type { Tap } from './tap-timer.ts';

/** A tap of a visitor that the bench measures. */
export interface Interaction extends Tap {
  /** Path of the page. */
  from: string;
  /** Lines of the cart before the page loads. */
  cartLines?: number;
  /** Before each tap. */
  prepare?: (page: Page) => Promise<unknown>;
  /** The element that is tapped. */
  target: (page: Page) => Locator;
  /** After each tap, back to the state before `prepare`. */
  undo: (page: Page) => Promise<unknown>;
}

const anglesPath = paths.category('ÁNGULOS');
const { products: benchProducts } = catalogue;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first();
const tapClose = async (page: Page) => {
  // A dialog ignores a tap right after its content has changed.
  await page.waitForTimeout(500);
  await button(page, 'Cerrar').tap();
};
const back = (page: Page) => page.goBack();
const openPasteList = (page: Page) => button(page, pasteList.open).tap();

/** A change to the page at a path. */
function pageChange(from: string, to: string): Interaction {
  return {
    from,
    target: (page) => page.locator(`a[href="#${to}"]:visible`).first(),
    signal: 'main h1',
    region: 'main',
    undo: back,
  };
}

export const interactions: Readonly<Record<string, Interaction>> = {
  'category → product': {
    ...pageChange(anglesPath, ''),
    target: (page) => page.getByRole('main').getByRole('article').first().getByRole('link'),
  },
  'product → cart': pageChange(paths.product(101), paths.cart()),
  'product → services': pageChange(paths.product(101), paths.services()),
  'home → category': pageChange(paths.home(), anglesPath),
  'tick a filter': {
    from: anglesPath,
    prepare: (page) => button(page, /^Filtrar/).tap(),
    target: (page) => page.getByRole('dialog').getByRole('checkbox').first(),
    signal: 'main article',
    region: 'main ul:has(> li > article)',
    undo: async (page) => {
      await page.getByRole('dialog').getByRole('checkbox').first().tap();
      await tapClose(page);
    },
  },
  'switch to the table': {
    from: anglesPath,
    target: (page) => button(page, 'Lista'),
    signal: 'main table, main [role=table]',
    region: 'main',
    undo: (page) => button(page, 'Tarjetas').tap(),
  },
  'add six rows': {
    from: anglesPath,
    prepare: async (page) => {
      if ((await page.locator('main table').count()) === 0) await button(page, 'Lista').tap();
      const fields = page.locator('main table input');
      for (let at = 0; at < 6; at++) await fields.nth(at).fill('2');
    },
    target: (page) => page.locator('[data-add]'),
    signal: 'main [role=status] p',
    region: 'main',
    undo: (page) => page.evaluate(() => localStorage.removeItem('cart')),
  },
  'read a list of 60': {
    from: paths.cart(),
    prepare: async (page) => {
      await openPasteList(page);
      const lines = benchProducts.slice(0, 60).map(({ name }, at) => `${at + 1} und ${name}`);
      await page.getByRole('dialog').getByRole('textbox').first().fill(lines.join('\n'));
    },
    target: (page) => button(page, pasteList.read),
    signal: 'dialog li',
    region: 'dialog',
    undo: tapClose,
  },
  'open a dialog over 40 lines': {
    from: paths.cart(),
    cartLines: 40,
    target: (page) => button(page, pasteList.open),
    signal: 'dialog[open]',
    region: 'dialog',
    undo: tapClose,
  },
  'close a dialog over 40 lines': {
    from: paths.cart(),
    cartLines: 40,
    prepare: async (page) => {
      await openPasteList(page);
      await page.waitForTimeout(500);
    },
    target: (page) => button(page, 'Cerrar'),
    signal: 'dialog[open]',
    region: 'dialog',
    undo: async () => {},
  },
  'choose a search result': {
    from: paths.home(),
    prepare: async (page) => {
      await page.getByRole('combobox').fill('tubo cuadrado');
      await page.getByRole('option').first().waitFor();
    },
    target: (page) => page.getByRole('option').first(),
    signal: 'main h1',
    region: 'main',
    undo: back,
  },
};

/** A cart as the site stores it. */
export function cartText(lines: number): string {
  return JSON.stringify(
    benchProducts.slice(0, lines).map(({ id, name }) => ({ id, name, quantity: 2 })),
  );
}
