import type { Page } from '@playwright/test';
import { expect, test } from '../../testing/visit.ts';
import { scenarios } from '../../workbench/scenarios/scenario-list.ts';
import { openWorkbench, sendContactForm } from './workbench-page.ts';

/** Where a scenario shows best, besides home, and what is seen there. */
interface Showing {
  /** What is played, where it is not the name alone. */
  scenario?: string;
  path: string;
  /** Seconds of the page's time that pass there after its request. */
  waits?: number;
  /** What the visitor does there. */
  act?: (page: Page) => Promise<void>;
  sees: string | RegExp;
  /** What the browser or the site may say on the console. */
  console?: readonly RegExp[];
}

const category = '/productos/%C3%81NGULOS';
const product = '/products/101';
const angle = /^ÁNGULO .*A36/;
const listFailure = 'Error al cargar productos de la categoría';
const sendFailure = 'Error al enviar el mensaje. Por favor, inténtelo de nuevo.';
const listLog = /Error loading products:/;
const refused = (status: number) => new RegExp(`Failed to load resource.*${status}`);

const showings: Readonly<Record<string, Showing>> = {
  normal: { path: product, sees: 'Agregar al carrito' },
  vacio: { path: category, sees: 'No hay productos en esta categoría' },
  lento: {
    scenario: 'lento-6000',
    path: category,
    waits: 7,
    sees: angle,
  },
  error: { path: category, sees: 'El catálogo está en mantenimiento', console: [listLog] },
  'error-parcial': { path: product, sees: 'El dato no está disponible', console: [listLog] },
  '500': { path: category, sees: 'GraphQL Error (Code: 500)', console: [listLog, refused(500)] },
  '502-html': {
    path: '/buscar/tubo',
    sees: 'GraphQL Error (Code: 502)',
    console: [listLog, refused(502)],
  },
  '200-html': { path: category, sees: listFailure, console: [listLog] },
  desconectado: { path: category, sees: listFailure, console: [listLog, /net::ERR_FAILED/] },
  'tiempo-agotado': {
    path: category,
    waits: 11,
    sees: listFailure,
    console: [listLog],
  },
  '429': { path: category, sees: 'GraphQL Error (Code: 429)', console: [listLog, refused(429)] },
  '503': { path: category, sees: 'GraphQL Error (Code: 503)', console: [listLog, refused(503)] },
  'tienda-actualizada': {
    path: category,
    sees: 'La tienda se ha actualizado',
    console: [listLog, refused(400)],
  },
  'luego-bien': {
    path: category,
    act: (page) => page.getByRole('button', { name: 'Intentar de nuevo' }).click(),
    sees: angle,
    console: [listLog, refused(500)],
  },
  'sin-almacenamiento': { path: product, sees: 'Agregar al carrito' },
  'almacenamiento-lleno': { path: product, sees: 'Agregar al carrito' },
  'carrito-danado': { path: '/cart', sees: 'Tu carrito está vacío' },
  'carrito-lleno': { path: '/cart', sees: 'TUBO DE PRUEBA 1' },
  cotizacion: { path: '/cart', sees: 'Estructuras Ñandú S.A.C.' },
  'sin-compartir': { path: product, sees: 'Agregar al carrito' },
  'sin-portapapeles': { path: product, sees: 'Agregar al carrito' },
  'sin-conexion': { path: '/cart', sees: 'Tu carrito está vacío' },
  'movimiento-reducido': { path: '/', sees: 'Kuntur' },
  nulos: { path: category, sees: 'ÁNGULOS' },
  'producto-borrado': { path: product, sees: 'Producto no encontrado' },
  'sin-imagenes': { path: category, sees: angle },
  'imagenes-rotas': { path: category, sees: angle, console: [refused(404)] },
  'sin-precios': { path: product, sees: 'Consultar precio' },
  'nombres-hostiles': { path: category, sees: 'ÁNGULOS' },
  '1-producto': { path: '/buscar/tubo', sees: 'tubo' },
  '10000-productos': { path: '/products/301', sees: 'Agregar al carrito' },
  'email-451': { path: '/', act: sendContactForm, sees: sendFailure, console: mailRefused(451) },
  'email-403': { path: '/', act: sendContactForm, sees: sendFailure, console: mailRefused(403) },
  'email-429': { path: '/', act: sendContactForm, sees: sendFailure, console: mailRefused(429) },
  'email-500': { path: '/', act: sendContactForm, sees: sendFailure, console: mailRefused(500) },
};

function mailRefused(status: number): readonly RegExp[] {
  return [refused(status), new RegExp(`Error sending contact message: ${status}`)];
}

const rawText = /\[GraphQL\]|\[Network\]|\[object |Bad Gateway/;
const leakedValue = /\bundefined\b|\bnull\b|\bNaN\b|<\/?[a-z]/;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, title } of scenarios) {
  test(`the scenario ${name} opens by its address and shows itself`, { tag: '@slow' }, async ({
    page,
    expectConsole,
  }) => {
    const showing = showings[name];
    if (!showing) throw new Error(`Say here where «${title}» shows.`);
    for (const pattern of showing.console ?? []) expectConsole(pattern);

    await openWorkbench(page, `escenario=${showing.scenario ?? name}&semilla=7`);
    if (showing.path !== '/') await look(page, `${name}-home`, [1440]);
    const asked = showing.waits && page.waitForRequest('**/graphql');
    await page.evaluate((path) => {
      window.location.hash = path;
    }, showing.path);
    await asked;
    // Not at one go: what comes from the mock needs time of its own to arrive.
    for (let second = 0; second < (showing.waits ?? 0); second += 1) await page.clock.runFor(1000);
    await showing.act?.(page);
    await expect(page.locator('main').getByText(showing.sees).first()).toBeVisible();
    await look(page, name, [1440, 360]);
  });
}

/** Takes a picture at each width in px, and looks for what must not be on any page. */
async function look(page: Page, name: string, widths: readonly number[]) {
  await expect(page.locator('main h1')).not.toHaveCount(0);
  const text = await page.locator('body').innerText();
  expect(text).not.toMatch(rawText);
  // A hostile name may say such things.
  if (!name.startsWith('nombres-hostiles')) expect(text).not.toMatch(leakedValue);
  for (const width of widths) {
    await page.setViewportSize({ width, height: width > 768 ? 900 : 740 });
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    // The page takes a moment for another width.
    await expect.poll(overflow, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
    await page.screenshot({ path: `test-results/scenarios/${name}-${width}.png` });
  }
}
