import { quoteLinkTexts } from '../../src/content/quote-links.ts';
import { open, renderAll } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';
import { pressOn, tabTo } from './keyboard.ts';

/** `tabTo` and `pressOn` check that every focused element on the way is visible and has a ring. */
test.describe('the keyboard', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('opens a category and adds a product from a card', async ({ page }) => {
    await open(page);
    const dropdown = page.getByRole('button', { name: 'Todas las categorías' });
    await pressOn(page, dropdown);
    const panel = page.getByRole('navigation', { name: 'Todas las categorías' });
    await pressOn(page, panel.getByRole('link', { name: 'ALICATE' }));
    await expect(page.getByRole('heading', { level: 1, name: 'ALICATE' })).toBeVisible();
    await expect(panel).toBeHidden();

    const card = page
      .getByRole('main')
      .getByRole('button', { name: /^Cotizar / })
      .first();
    await pressOn(page, card);
    const dialog = page.getByRole('dialog');
    await pressOn(page, dialog.getByRole('button', { name: 'Seguir comprando' }));
    await expect(dialog).toBeHidden();
    await expect(card).toBeFocused();

    await page.keyboard.press('Space');
    await pressOn(page, dialog.getByRole('link', { name: 'Ir al carrito' }));
    await expect(page.getByRole('textbox', { name: /^Cantidad de/ })).toHaveValue('2');
  });

  test('searches, adds a product, edits the cart and reaches the quotation link', async ({
    page,
  }) => {
    await open(page);
    const search = page.getByRole('combobox', { name: 'Buscar productos' });
    await tabTo(page, search);
    await page.keyboard.type('angulo 2x1/4');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(search).toHaveAttribute('aria-activedescendant', /.+/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('ÁNGULO');

    const quantity = page.getByRole('textbox', { name: 'Cantidad' });
    await tabTo(page, quantity);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('5');
    await pressOn(page, page.getByRole('button', { name: 'Agregar al carrito' }));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await tabTo(page, quantity, 'Shift+Tab');
    await pressOn(page, page.getByRole('button', { name: 'Agregar al carrito' }));
    await pressOn(page, dialog.getByRole('link', { name: 'Ver carrito' }));

    const line = page.getByRole('textbox', { name: /^Cantidad de/ });
    await expect(line).toHaveValue('6');
    await pressOn(page, page.getByRole('button', { name: /^Disminuir: Cantidad de/ }), 'Space');
    await expect(line).toHaveValue('5');
    await tabTo(page, line);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('100');
    await expect(page.getByRole('alert')).toHaveText('La cantidad debe estar entre 1 y 99');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('12');
    const send = page.getByRole('link', { name: 'Solicitar cotización' });
    await tabTo(page, send);
    await expect(send).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*Cantidad%3A%2012/);

    await pressOn(page, page.getByText(quoteLinkTexts.menu).locator('xpath=ancestor::summary'));
    await pressOn(page, page.getByRole('button', { name: 'Vaciar' }));
    await pressOn(page, page.getByRole('button', { name: 'Deshacer' }));
    await expect(line).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: /^Eliminar/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
  });

  test('filters and orders a list, and adds quantities from its table', {
    tag: '@slow',
  }, async ({ page }) => {
    await open(page, '/productos/ÁNGULOS');
    const filters = page.getByRole('region', { name: 'Filtros' });
    await pressOn(page, filters.getByRole('checkbox', { name: /^1" / }), 'Space');
    await expect(page.getByRole('button', { name: 'Quitar filtro Medida: 1"' })).toBeVisible();
    await tabTo(page, page.getByRole('combobox', { name: 'Ordenar por' }));
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/orden=nombre/);
    await pressOn(page, page.getByRole('button', { name: 'Lista', exact: true }));
    await tabTo(page, page.getByRole('textbox', { name: /^Cantidad de / }).first());
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await page.keyboard.type('3');
    await pressOn(page, page.getByRole('button', { name: 'Agregar 2 líneas' }));
    await expect(page.getByText('2 líneas agregadas')).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: 'Ir al carrito' }));
  });

  test('moves the banner and a product row, turns a bank card and copies from it', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-write']);
    await open(page);
    await renderAll(page);
    const banner = page.getByRole('region', { name: 'Promociones', exact: true });
    const next = banner.getByRole('button', { name: 'Siguiente' });
    await tabTo(page, next);
    await expect(banner).toContainText('1 / 4');
    await page.keyboard.press('ArrowRight');
    await expect(banner).toContainText('2 / 4');
    await page.keyboard.press('Enter');
    await expect(banner).toContainText('3 / 4');

    const card = page.getByRole('button', { name: /número de cuenta y CCI$/ }).first();
    await pressOn(page, card);
    await expect(card).toHaveAttribute('aria-expanded', 'true');
    await pressOn(page, page.getByRole('button', { name: /^Copiar/ }).first());
    await expect(page.getByRole('button', { name: /^Copiado!/ })).toBeVisible();

    const shelf = page.getByRole('region', { name: 'ESMERIL' });
    const row = shelf.getByRole('list', { name: 'ESMERIL' });
    await tabTo(page, shelf.getByRole('link', { name: /^Ver los/ }));
    const previous = shelf.getByRole('button', { name: /^Anteriores/ });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await pressOn(page, shelf.getByRole('button', { name: /^Siguientes/ }));
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(600);
    await expect(previous).toHaveAttribute('aria-disabled', 'false');
  });

  test('fills in, corrects and sends the contact form', async ({ page }) => {
    await open(page);
    await renderAll(page);
    const name = page.getByRole('textbox', { name: 'Nombre' });
    // Fewer stops from the end of the page.
    await tabTo(page, name, 'Shift+Tab');
    await page.keyboard.type('Ana Quispe');
    await pressOn(page, page.getByRole('button', { name: 'Enviar mensaje' }));
    await expect(page.getByText('Por favor, corrija los errores en el formulario')).toBeVisible();
    await tabTo(page, page.getByRole('textbox', { name: 'Correo' }), 'Shift+Tab');
    await page.keyboard.type('ana@taller.example');
    await tabTo(page, page.getByRole('textbox', { name: 'Teléfono' }));
    await page.keyboard.type('987654321');
    await tabTo(page, page.getByRole('textbox', { name: 'Mensaje' }));
    await page.keyboard.type('Necesito diez ángulos de dos pulgadas.');
    await pressOn(page, page.getByRole('button', { name: 'Enviar mensaje' }));
    await expect(page.getByText('¡Mensaje enviado con éxito!')).toBeVisible();
  });

  test('skips to the content, opens questions and leaves the 404 page', async ({ page }) => {
    await open(page, '/preguntas-frecuentes');
    await pressOn(page, page.getByRole('button', { name: 'Saltar al contenido' }));
    await expect(page.getByRole('main')).toBeFocused();
    const questions = page.getByRole('main').locator('summary');
    for (const question of [questions.nth(0), questions.nth(1)]) {
      await pressOn(page, question);
      await expect(question.locator('..')).toHaveAttribute('open');
    }
    await page.keyboard.press('Space');
    await expect(questions.nth(1).locator('..')).not.toHaveAttribute('open');

    await page.goto('/#/no-existe');
    const back = page.getByRole('main').getByRole('button').first();
    await pressOn(page, back);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Preguntas frecuentes' }),
    ).toBeVisible();
  });
});
