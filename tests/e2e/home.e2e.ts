import type { Page } from '@playwright/test';
import { homeSections } from '../../src/content/home.ts';
import { open, renderAll, skipOverlay } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';

const banks = homeSections.banks.title;

test.describe('home', () => {
  test('renders its lower sections once the loading screen has lifted, without repeated requests', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) requests.push(request.postDataJSON().operationName);
      const [, banner] = /banner_surtido-(\w+\.\w+)$/.exec(request.url()) ?? [];
      if (banner) requests.push(banner);
    });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(banks)).toHaveCount(0);

    await skipOverlay(page);
    await renderAll(page, { isPaused: true });
    await page.waitForLoadState('networkidle');
    expect(requests.toSorted()).toEqual(['1600.avif', 'Category', 'ProductosResumen']);
    const titles: string[] = Object.values(homeSections).map(({ title }) => title);
    expect(await accessibleHeadings(page)).toEqual(expect.arrayContaining(titles));
    // The browser's own search finds what is far below the viewport.
    expect(await page.evaluate((text) => Reflect.get(window, 'find')(text), banks)).toBe(true);
  });

  test('is restored on Back at the shelf where it was left', async ({ page }) => {
    await open(page);
    await renderAll(page);
    const shelf = page.getByRole('region', { name: 'MAQUINA DE SOLDAR' });
    await shelf.scrollIntoViewIfNeeded();
    // Sections take their own height in view, and scroll anchoring moves the page a little.
    await page.waitForLoadState('networkidle');
    const card = shelf.getByRole('article').first().getByRole('link');
    await expect(card).toBeInViewport();
    const before = await settledScrollY(page);
    // Playwright's click might scroll.
    await card.evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('button', { name: 'Agregar al carrito' })).toBeEnabled();
    // Smooth scrolling to the top would continue after Back.
    await expect.poll(() => settledScrollY(page)).toBe(0);
    await page.goBack();
    await expect(card).toBeInViewport();
    // Sections outside the viewport keep an estimated height.
    expect(Math.abs((await settledScrollY(page)) - before)).toBeLessThan(40);
  });
});

/** The scroll position once it has not changed for ten frames. */
function settledScrollY(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let still = 0, last = -1; still < 10; ) {
      await new Promise(requestAnimationFrame);
      still = window.scrollY === last ? still + 1 : 0;
      last = window.scrollY;
    }
    return window.scrollY;
  });
}

/** The level-2 headings in the accessibility tree. */
async function accessibleHeadings(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const headings = nodes.filter(
    ({ role, properties = [] }) =>
      role?.value === 'heading' &&
      properties.some(({ name, value }) => name === 'level' && value.value === 2),
  );
  return headings.map(({ name }) => String(name?.value));
}
