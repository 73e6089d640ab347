import type { Locator, Page } from '@playwright/test';
import { liftOverlay, renderAll } from '../../testing/open-site.ts';
import { expect } from '../../testing/visit.ts';

/**
 * Opens the site on the mock without waiting out the loading screen: the page's clock is run ahead,
 * and goes on from there by itself.
 *
 * @param search `escenario=lento&semilla=7`
 * @param path behind the `#`
 */
export async function openWorkbench(page: Page, search = '', path = '/'): Promise<void> {
  await page.clock.install();
  await page.goto(`?${search}#${path}`);
  await liftOverlay(page);
}

/** The open panel. */
export function panelOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Banco de pruebas' });
}

/** Opens the panel by its key. */
export async function openPanel(page: Page): Promise<Locator> {
  await page.keyboard.press('Alt+q');
  const panel = panelOf(page);
  await expect(panel).toBeFocused();
  return panel;
}

/** On the home page: fills in the contact form and sends it. */
export async function sendContactForm(page: Page) {
  await renderAll(page);
  const form = page.locator('form').filter({ has: page.getByLabel('Mensaje') });
  await form.getByLabel('Nombre').fill('Ana Quispe');
  await form.getByLabel(/email|correo/i).fill('ana@taller.example');
  await form.getByLabel(/tel[eé]fono/i).fill('987654321');
  await form.getByLabel('Mensaje').fill('Necesito una cotización de ángulos.');
  await form.getByRole('button', { name: /enviar/i }).click();
}
