import type { Page } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { homeSections, mapTexts } from '../../src/content/home.ts';
import { liftOverlay, open, renderAll } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';

/** As many cards as a shelf of home shows at most. */
const shelfCards = 12;

test('all of home is in the document once the loading screen has lifted, without a scroll', async ({
  page,
}) => {
  await open(page);
  await renderAll(page);

  const titles: string[] = Object.values(homeSections).map(({ title }) => title);
  expect(await headings(page)).toEqual(expect.arrayContaining(titles));
  expect(await isFound(page, 'Cuentas bancarias')).toBe(true);
  await expect(page.getByRole('textbox', { name: /^Mensaje/ })).toBeAttached();
  await expect(page.getByRole('link', { name: mapTexts.open })).toBeAttached();
  const shelves = await page.locator('#productos section').evaluateAll((sections) =>
    sections.map((section) => ({
      cards: section.getElementsByTagName('article').length,
      products: Number(/Ver los (\d+)/.exec(section.textContent ?? '')?.[1]),
    })),
  );
  expect(shelves.length).toBeGreaterThan(2);
  for (const { cards, products } of shelves) {
    expect(cards).toBe(Math.min(products, shelfCards));
  }
});

test('nothing below the first view is there before the loading screen lifts', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(homeSections.banks.title)).toHaveCount(0);
  await liftOverlay(page);
  await renderAll(page, { isPaused: true });
  await expect(page.getByText(homeSections.banks.title)).toHaveCount(1);
});

test('Back returns to the shelf of home where it was left', async ({ page }) => {
  await open(page);
  await renderAll(page);
  const shelf = page.locator('#productos section').nth(2);
  await shelf.scrollIntoViewIfNeeded();
  // What comes into view takes its own height, and the browser keeps the place by scrolling a little.
  await page.waitForLoadState('networkidle');
  const card = shelf.getByRole('article').first().getByRole('link');
  await expect(card).toBeInViewport();
  const left = await placeAtRest(page);
  // Not Playwright's click, which may scroll for it.
  await card.evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('button', { name: 'Agregar al carrito' })).toBeEnabled();
  // The way to the top is smooth: what is left of it would go on after the way back.
  await expect.poll(() => placeAtRest(page)).toBe(0);
  await page.goBack();
  await expect(card).toBeInViewport();
  // Sections that were seen the first time keep a height that is only nearly that of their place now.
  expect(Math.abs((await placeAtRest(page)) - left)).toBeLessThan(40);
});

/** Where the window has scrolled to, once ten frames have left it there. */
function placeAtRest(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let still = 0, last = -1; still < 10; ) {
      await new Promise(requestAnimationFrame);
      still = window.scrollY === last ? still + 1 : 0;
      last = window.scrollY;
    }
    return window.scrollY;
  });
}

test('the map loads by itself when it comes near, and a drawing holds its place', async ({
  page,
}) => {
  await open(page);
  await renderAll(page);
  const frame = page.locator(`iframe[title="${mapTexts.frameTitle}"]`);
  await expect(frame).toHaveCount(0);
  await page.getByRole('link', { name: mapTexts.open }).scrollIntoViewIfNeeded();
  await expect(frame).toBeVisible();
  await expect(
    page.frameLocator(`iframe[title="${mapTexts.frameTitle}"]`).getByText('Mapa'),
  ).toBeVisible();
});

test('where the map cannot load the drawing stays, with address and link', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  const origin = new URL(company.map.embedUrl).origin;
  const refused = page.waitForEvent('requestfailed');
  await page.route(`${origin}/**`, (route) => route.abort());
  await open(page);
  await renderAll(page);
  await page.getByRole('link', { name: mapTexts.open }).scrollIntoViewIfNeeded();
  expect((await refused).url()).toBe(company.map.embedUrl);
  await expect(page.locator('svg[class*="plan"]')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('main').getByText(company.address.street)).toBeVisible();
});

/** Whether the browser's own search in the page comes upon a text, as no standard says how to ask. */
function isFound(page: Page, text: string): Promise<boolean> {
  return page.evaluate((wanted) => Reflect.get(window, 'find').call(window, wanted), text);
}

/** The names of the page's headings of the second level, in the accessibility tree. */
async function headings(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const own = nodes.filter(
    ({ role, properties = [] }) =>
      role?.value === 'heading' &&
      properties.some(({ name, value }) => name === 'level' && value.value === 2),
  );
  return own.map(({ name }) => String(name?.value));
}
