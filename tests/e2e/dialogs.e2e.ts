import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cutListTexts as cuts } from '../../src/content/cut-list.ts';
import { sharedListTexts as sharing } from '../../src/content/shared-list.ts';
import { paths } from '../../src/navigation/paths.ts';
import { open } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';
import { overflowingTexts } from './overflow.ts';

test('a dialog ignores the second click of the double click that opens it', async ({ page }) => {
  await open(page, `${paths.category('ESMERIL')}?vista=tarjetas`);
  const button = page.getByRole('button', { name: /^Cotizar/ }).first();
  const dialog = page.getByRole('dialog', { name: 'Producto agregado para cotización' });
  // The product is in the cache from now on, so that the dialog opens at once.
  await button.click();
  await dialog.getByRole('button', { name: 'Seguir comprando' }).click();
  await button.dblclick({ delay: 20 });
  await expect(dialog).toBeVisible();
});

test('a dialog and its main button stay above the keyboard of a phone', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, paths.cart());
  await page.getByRole('button', { name: 'Pegar lista' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('12 tubos cuadrados de 2');
  const visible = await page.evaluate(() => {
    const height = Math.round(innerHeight / 2);
    Object.defineProperty(visualViewport, 'height', { value: height });
    visualViewport?.dispatchEvent(new Event('resize'));
    return height;
  });
  const bottomOf = async (locator: typeof dialog) =>
    locator.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(() => bottomOf(dialog)).toBeLessThanOrEqual(visible);
  const read = dialog.getByRole('button', { name: 'Leer lista' });
  await read.scrollIntoViewIfNeeded();
  expect(await bottomOf(read)).toBeLessThanOrEqual(visible);
});

test.describe('accessibility and overflow', { tag: '@slow' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('of the cut list, with an error and with a plan', async ({ page }) => {
    await open(page, paths.product(101));
    await page.getByRole('button', { name: cuts.open }).press('Enter');
    const length = page.getByRole('textbox', { name: cuts.length }).first();
    await length.fill('7000');
    await page.getByRole('textbox', { name: cuts.quantity }).first().fill('3');
    await page.getByRole('button', { name: cuts.calculate }).press('Enter');
    await expect(length).toBeFocused();
    await expectAccessible(page);
    await length.fill('1250.5');
    await page.getByRole('button', { name: cuts.calculate }).press('Enter');
    await expect(page.getByRole('list', { name: cuts.plan })).toBeVisible();
    await expectAccessible(page);
  });

  test('of a shared list', async ({ page }) => {
    await open(page, paths.sharedCart('l=101x12.206x24'));
    await expect(page.getByRole('button', { name: sharing.add })).toBeVisible();
    await expectAccessible(page);
  });

  test('of the review of a pasted list', async ({ page }) => {
    await open(page, paths.cart());
    await page.getByRole('button', { name: 'Pegar lista' }).click();
    const lines = [
      '24 plancha estriada 1/8 1.20x2.40',
      '10 und tubo cuadrado 2x2x1.5',
      '3 martillos',
    ];
    await page.getByRole('textbox', { name: 'Lista de productos' }).fill(lines.join('\n'));
    await page.getByRole('button', { name: 'Leer lista' }).click();
    await expect(page.getByRole('combobox', { name: /^Línea 2: / })).toBeVisible();
    await page.getByText(/^Exactas \(/).click();
    await page.getByRole('combobox', { name: 'Línea 3: buscar producto' }).fill('tubo');
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectAccessible(page);
  });

  test('of the drawing of a product', async ({ page }) => {
    await open(page, paths.product(101));
    await page.getByRole('button', { name: 'Medidas' }).press('Enter');
    await expect(page.getByRole('img', { name: /^Dibujo a escala de la sección: / })).toBeVisible();
    await expectAccessible(page);
  });

  test('of the filters on a phone, which Escape closes with the focus restored', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, paths.category('ÁNGULOS'));
    const button = page.getByRole('button', { name: /^Filtrar/ });
    await button.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Filtros' });
    await expect(dialog).toBeVisible();
    expect(await overflowingTexts(page, 'dialog[open]')).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('checkbox', { name: /^1" / }).press('Space');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });
});

/** Expects no accessibility violation and no overflowing text in a narrow and in a wide window. */
async function expectAccessible(page: Page) {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await violations(page), `at ${width} px`).toEqual([]);
    expect(await overflowingTexts(page, 'dialog'), `at ${width} px`).toEqual([]);
  }
}

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
