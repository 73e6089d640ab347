import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { pressOn, tabTo } from '../../testing/keyboard.ts';
import { open } from '../../testing/open-site.ts';
import { overflowingTexts } from '../../testing/overflow.ts';
import { expect, test } from '../../testing/visit.ts';

const list = paths.category('ÁNGULOS');
const filters = (page: Page) => page.getByRole('region', { name: 'Filtros' });
const product = 'ÁNGULO ESTRUCTURAL A36 1" x 1/8" x 6 m';

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
}

test.describe('what a list is narrowed, ordered and looked at by', { tag: '@slow' }, () => {
  test('is spoken by name, and shows what is pressed also with forced colours', async ({
    page,
  }) => {
    await open(page, list);
    await expect(filters(page)).toMatchAriaSnapshot(`
      - region "Filtros":
        - heading "Filtros" [level=2]
        - group "Medida":
          - text: Medida
          - list:
            - listitem:
              - checkbox /1" \\(\\d+ productos?\\)/
        - group "Espesor":
          - text: Espesor
          - list:
            - listitem:
              - checkbox /1\\/8" \\(\\d+ productos?\\)/
    `);
    await filters(page).getByRole('checkbox', { name: /^1" / }).check();
    const chips = page.getByRole('list', { name: 'Filtros elegidos' });
    await expect(chips).toMatchAriaSnapshot(`
      - list "Filtros elegidos":
        - listitem:
          - 'button "Quitar filtro Medida: 1\\""'
    `);
    await expect(page.getByRole('combobox', { name: 'Ordenar por' })).toMatchAriaSnapshot(`
      - combobox "Ordenar por":
        - option "Medida" [selected]
        - option "Nombre"
    `);
    await expect(page.getByRole('group', { name: 'Vista' })).toMatchAriaSnapshot(`
      - group "Vista":
        - button "Tarjetas" [pressed]
        - button "Lista"
    `);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    const ground = (name: string) =>
      page
        .getByRole('button', { name })
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground('Tarjetas')).not.toBe(await ground('Lista'));
  });

  test('is all done by keyboard, to lines in the cart', async ({ page }) => {
    await open(page, list);
    await pressOn(page, filters(page).getByRole('checkbox', { name: /^1" / }), 'Space');
    await expect(page.getByRole('button', { name: 'Quitar filtro Medida: 1"' })).toBeVisible();
    await tabTo(page, page.getByRole('combobox', { name: 'Ordenar por' }));
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/orden=nombre/);
    await pressOn(page, page.getByRole('button', { name: 'Lista' }));
    await tabTo(page, page.getByRole('textbox', { name: `Cantidad de ${product}` }));
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await page.keyboard.type('3');
    await pressOn(page, page.getByRole('button', { name: 'Agregar 2 líneas' }));
    await expect(page.getByText('2 líneas agregadas')).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: 'Ir al carrito' }));
  });

  test('is a table whose cells are spoken as such', async ({ page }) => {
    await open(page, `${list}?vista=lista&medida=1%22`);
    await page.getByRole('textbox', { name: `Cantidad de ${product}` }).fill('6');
    await expect(page.getByRole('table', { name: 'Lista de productos' })).toMatchAriaSnapshot(`
      - table "Lista de productos":
        - rowgroup:
          - row "Producto Medida Espesor Largo Precio Stock Cantidad"
        - rowgroup:
          - row /${product.replaceAll('/', '\\/')}/:
            - rowheader "${product.replaceAll('"', '\\"')}"
            - cell "1\\""
            - cell "1/8\\""
            - cell "6 m"
    `);
    await expect(page.getByRole('button', { name: 'Agregar 1 línea' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('is a sheet in a narrow window, which the keyboard opens, stays in and closes', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, list);
    const button = page.getByRole('button', { name: /^Filtrar/ });
    await button.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await expect(sheet).toMatchAriaSnapshot(`
      - dialog "Filtros":
        - heading "Filtros" [level=2]
        - group "Medida":
          - list:
            - listitem:
              - checkbox /1" \\(\\d+ productos?\\)/
        - group "Espesor":
          - list:
            - listitem:
              - checkbox /1\\/8" \\(\\d+ productos?\\)/
        - button /Ver \\d+ productos/
        - button "Cerrar"
    `);
    // What moves is over at once.
    const longest = (element: Element) =>
      Math.max(
        0,
        ...element
          .getAnimations({ subtree: true })
          .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
      );
    expect(await sheet.evaluate(longest)).toBeLessThanOrEqual(1);
    expect(await overflowingTexts(page, 'dialog[open]')).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await sheet.getByRole('checkbox', { name: /^1" / }).press('Space');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test('a product’s other view and its siblings are spoken by name, and no violation', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page, paths.product(101));
  await expect(page.getByRole('group', { name: 'Vista del producto' })).toMatchAriaSnapshot(`
    - group "Vista del producto":
      - text: Vista del producto
      - button "Foto" [pressed]
      - button "Medidas"
  `);
  await page.getByRole('button', { name: 'Medidas' }).press('Enter');
  await expect(page.getByRole('img', { name: /^Dibujo a escala de la sección: / })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Otros espesores' })).toMatchAriaSnapshot(`
    - region "Otros espesores":
      - list:
        - listitem:
          - link "1.2 mm"
  `);
  expect(await violations(page)).toEqual([]);
});
