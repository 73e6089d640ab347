import { expect, test } from '../../testing/visit.ts';
import { openPanel, openWorkbench } from './workbench-page.ts';

test.use({
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
});

test('the panel leaves half of the site to be seen', async ({ page }) => {
  await openWorkbench(page, '', '/contacto');
  const panel = await openPanel(page);
  expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(370);
});

test('what the filter finds is in view, and nothing lies over the panel', async ({ page }) => {
  await openWorkbench(page, '', '/products/101');
  await expect(page.getByRole('button', { name: 'Agregar al carrito' })).toBeVisible();
  const panel = await openPanel(page);
  await panel.getByRole('combobox', { name: 'Lugar del panel' }).selectOption('Abajo');
  await panel.getByRole('searchbox', { name: 'Filtrar' }).fill('502');
  await expect(panel.getByRole('button', { name: /502/ })).toBeInViewport({ ratio: 0.9 });
  const { y = 0, height = 0 } = (await panel.boundingBox()) ?? {};
  const toggle = await page.getByRole('button', { name: /^QA/ }).boundingBox();
  expect(toggle?.y).toBeGreaterThanOrEqual(y + height);
});
