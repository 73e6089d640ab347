import type { Page } from '@playwright/test';
import { cutListTexts } from '../../src/content/cut-list.ts';
import { paths } from '../../src/navigation/paths.ts';
import { expect, test } from '../../testing/visit.ts';
import {
  cutTexts,
  openAfresh,
  sidewaysScroll,
  textSizeSetter,
  textSizes,
  unreachableControls,
  windowWidths,
} from './reflow.ts';

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().press('Enter');

async function readList(page: Page) {
  await press(page, 'Pegar lista');
  const lines = [
    '24 plancha estriada 1/8 1.20x2.40',
    '10 und tubo cuadrado 2x2x1.5',
    '10 angulo 2x1/4',
    '3 martillos de bola con mango de madera de 16 onzas',
  ];
  await page.getByRole('textbox', { name: 'Lista de productos' }).fill(lines.join('\n'));
  await press(page, 'Leer lista');
  await expect(page.getByRole('combobox', { name: /^Línea / }).first()).toBeVisible();
}

const dialogs: [name: string, address: string, openIt: (page: Page) => Promise<void>][] = [
  ['added from a card', paths.category('ÁNGULOS'), (page) => press(page, /^Cotizar /)],
  [
    'added from a product',
    paths.product(101),
    async (page) => {
      await press(page, 'Agregar al carrito');
      await page.clock.runFor(1000);
    },
  ],
  ['filters', paths.category('ÁNGULOS'), (page) => press(page, /^Filtrar/)],
  ['cut list', paths.product(101), (page) => press(page, cutListTexts.open)],
  ['paste list', paths.cart(), (page) => press(page, 'Pegar lista')],
  ['review of a list', paths.cart(), readList],
  ['sent requests', paths.cart(), (page) => press(page, /^Mis cotizaciones/)],
];

const stored = {
  cart: '[{"id":201,"name":"ÁNGULO A36 2\\" x 1/4\\" x 6 m","price":129.9,"quantity":12}]',
  'sent-quotes':
    '[{"number":"SC-261122-7KQ2","sentAt":1790000000000,"link":"l=201x12","message":"Hola","data":{"buyer":"Taller de estructuras Rojas Hermanos","reference":"Obra Ate"}}]',
};

/** Reports every state of a dialog that fails. */
const softly = expect.configure({ soft: true });

test.describe('a dialog', { tag: '@slow' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [name, address, openIt] of dialogs) {
    test(`keeps every control whole and uncovered in any text size: ${name}`, async ({ page }) => {
      await page.addInitScript((values) => {
        if (window.location.protocol === 'about:') return;
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
        // Neither sharing nor copying: the link is shown.
        Object.defineProperty(navigator, 'share', { value: undefined });
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
        document.execCommand = () => false;
      }, stored);
      const setTextSize = await textSizeSetter(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await openAfresh(page, address);
      await openIt(page);
      const dialog = 'dialog[open]';
      await expect(page.locator(dialog)).toBeVisible();
      for (const size of textSizes) {
        await setTextSize(size);
        for (const width of windowWidths) {
          await page.setViewportSize({ width, height: 640 });
          const state = `${size} px text, window of ${width} px`;
          for (const part of ['html', dialog]) {
            await expect
              .poll(() => sidewaysScroll(page, part), `sideways scroll: ${state}`)
              .toEqual([]);
          }
          await softly.poll(() => cutTexts(page), `cut: ${state}`).toEqual([]);
          await softly
            .poll(() => unreachableControls(page, dialog), `unreachable: ${state}`)
            .toEqual([]);
        }
      }
    });
  }
});
