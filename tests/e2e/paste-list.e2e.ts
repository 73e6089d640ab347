import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import catalogue from '../../server/seed/catalogue.json' with { type: 'json' };
import { paths } from '../../src/paths.ts';
import { open } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';

const doubtful = ['10 und tubo cuadrado 2x2x1.5', 'angulo 1 1/2 x 3/16 - 12', '3 martillos'];

test('a list of forty lines comes from a spreadsheet to the message in a few clicks', async ({
  page,
}) => {
  const rows = catalogue.products
    .filter(({ id }) => id % 7 === 0)
    .slice(0, 37)
    .map(({ name }, index) => `${index + 1}\t${name.toLowerCase()}\t${index + 2}\tund`);
  const clicks = await paste(page, [...rows, ...doubtful].join('\n'));
  for (const name of ['Línea 38', 'Línea 39']) {
    await clicks.press(page.getByRole('group', { name }).getByRole('radio').first());
  }
  await clicks.press(page.getByRole('button', { name: 'Agregar 39 líneas' }));
  const send = page.getByRole('link', { name: 'Solicitar cotización' });
  await expect(send).toHaveAttribute('href', /Otros.*3%20martillos/);
  await expect(page.getByText('39 productos,').first()).toBeVisible();
  await clicks.press(send, { isLast: true });
  expect(clicks.count()).toBeLessThanOrEqual(15);
});

for (const width of [320, 1440]) {
  test(`at ${width} px the review of a list is accessible and fits its window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await paste(page, ['24 plancha estriada 1/8 1.20x2.40', ...doubtful].join('\n'));
    await expect(page.getByRole('group', { name: 'Línea 2' })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.screenshot({ path: `test-results/screens/paste-list-${width}.png` });
  });
}

/** Opens the cart, pastes a list and has it read. */
async function paste(page: Page, text: string) {
  let count = 0;
  const press = async (
    target: ReturnType<Page['getByRole']>,
    { isLast = false }: { isLast?: boolean } = {},
  ) => {
    count += 1;
    // The last one leaves the site, which a test must not.
    if (isLast) await expect(target).toBeEnabled();
    else await target.click();
  };
  await open(page, paths.cart());
  await press(page.getByRole('button', { name: 'Pegar lista' }));
  await page.getByRole('textbox', { name: 'Lista de productos' }).fill(text);
  await press(page.getByRole('button', { name: 'Leer lista' }));
  return { press, count: () => count };
}
