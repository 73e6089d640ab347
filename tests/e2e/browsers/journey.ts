import { expect } from '@playwright/test';
import { paths } from '../../../src/navigation/paths.ts';
import { type TestBrowser, waitFor } from '../../../testing/browsers/test-browser.ts';

/** The way of a buyer from home to the quotation, with what has failed in one browser or another. */
export async function buy(browser: TestBrowser, url: string): Promise<void> {
  await openPath(browser, url, paths.home());
  await browser.type(searchField, 'zzqx');
  await browser.click('[role=search] button', 'zzqx');
  await waitFor('the item in the list', () => shows(browser, 'Ver mi lista'));

  await openPath(browser, url, `${paths.category('ÁNGULOS')}?vista=tarjetas`);
  expect(await oblongPictures(browser)).toEqual([]);
  await keepScrollAfterReload(browser);

  await openPath(browser, url, paths.list());
  await browser.type(searchField, 'angulo 1/4');
  await browser.click('[role=option]', 'ÁNGULO');
  await browser.click('main button', 'Agregar al carrito');
  await waitFor('the dialog', () => shows(browser, 'Producto agregado para cotización'));
  expect(await browser.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
  await browser.click('dialog a', 'Ver carrito');
  expect(await quotation(browser)).toMatch(/ÁNGULO.* - Cantidad: 1\n/);

  await browser.click('main button', 'Eliminar');
  await browser.click('button', 'Deshacer');
  expect(await quotation(browser)).toMatch(/ÁNGULO.* - Cantidad: 1\n/);
}

const searchField = '[role=combobox]';

export async function openPath(browser: TestBrowser, url: string, path: string): Promise<void> {
  // With a query of its own, since a change of the hash loads nothing.
  await browser.open(`${url}/?${encodeURIComponent(path)}#${path}`);
  await waitForSite(browser);
}

async function waitForSite(browser: TestBrowser): Promise<void> {
  const isShown = () =>
    !document.querySelector('#overlay') && Boolean(document.querySelector('h1'));
  await waitFor('the site', () => browser.evaluate(isShown));
}

function shows(browser: TestBrowser, text: string): Promise<boolean> {
  return browser.evaluate((shown) => document.body.innerText.includes(shown), text);
}

/** Sizes of card pictures that are neither square nor, on a phone, 3 to 2. */
async function oblongPictures(browser: TestBrowser): Promise<string[]> {
  const sizes = await waitFor('cards', () =>
    browser.evaluate(() => {
      const frames = [...document.querySelectorAll('article > :first-child, article img')];
      const boxes = frames.map((frame) => frame.getBoundingClientRect());
      const sizes = boxes.map(({ width, height }) => [width, height] as const);
      return sizes.length > 0 ? sizes : null;
    }),
  );
  const isOblong = ([width, height]: readonly [number, number]) =>
    Math.abs(width - height) > 1 && Math.abs(width - (3 / 2) * height) > 1;
  return sizes.filter(isOblong).map((size) => size.join(' x '));
}

async function keepScrollAfterReload(browser: TestBrowser): Promise<void> {
  const scrollY = () => browser.evaluate(() => Math.round(window.scrollY));
  await browser.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await waitFor('the scroll position', async () => (await scrollY()) > 0);
  const before = await scrollY();
  await browser.evaluate(() => location.reload());
  await waitForSite(browser);
  await waitFor(`the scroll position ${before}`, async () => (await scrollY()) === before);
}

/** The text that the main button sends. */
async function quotation(browser: TestBrowser): Promise<string> {
  const link = await waitFor('the link of the quotation', () =>
    browser.evaluate(() => {
      const links = [...document.querySelectorAll('a')];
      return links.find(({ textContent }) => textContent?.includes('Solicitar cotización'))?.href;
    }),
  );
  return new URL(link).searchParams.get('text') ?? '';
}
