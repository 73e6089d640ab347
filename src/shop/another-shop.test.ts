// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import defaultShop from './default-shop.json' with { type: 'json' };
import { manifestOf, writeShop } from './page-values.ts';
import type { Shop } from './schema.ts';

/** Texts that say nothing of a shop, such as the name of a month, are shorter. */
const leastLength = 5;

const changed: Shop = JSON.parse(
  JSON.stringify(defaultShop, (_, value: unknown) => {
    if (typeof value === 'number') return value + 1;
    return typeof value === 'string' && value.length >= leastLength ? otherText(value) : value;
  }),
);

/** Another text of the same form: digits and letters are others. */
function otherText(text: string): string {
  return text
    .replace(/\{\w+\}/g, '')
    .replace(/[0-9]/g, (digit) => String((Number(digit) + 5) % 10))
    .replace(/[a-zñáéíóú]/gi, 'w');
}

/** Words of the trade and of forms that the site uses itself: no facts of a shop. */
const common: readonly string[] = [
  ...defaultShop.quickCategories,
  ...['Ventas', 'Central', 'Proyectos y servicios', 'Atención', '10 años'],
  ...['Ver el catálogo', 'Corte y doblez', 'Pegar lista', 'Promociones'],
  'Herramientas, soldadura, cerrajería y acabados',
  // Of pictures that the services page shows too.
  ...[
    'Plegadora doblando una plancha de acero',
    'Camión de plataforma cargado con tubos y perfiles',
  ],
];

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length < leastLength ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsOf);
}

it('another record leaves no text of the default in any content, page or manifest', async () => {
  const script = document.createElement('script');
  script.id = 'shop';
  script.type = 'application/json';
  script.textContent = JSON.stringify(changed);
  document.head.append(script);
  vi.resetModules();
  const modules = import.meta.glob(['../content/*.ts', '!../content/*.test.ts']);
  const contents = await Promise.all(Object.values(modules).map((load) => load()));
  script.remove();
  vi.resetModules();
  const outputs = [
    JSON.stringify(contents, (_, value) => (typeof value === 'function' ? String(value) : value)),
    writeShop(readFileSync('index.html', 'utf8'), changed, ''),
    manifestOf(changed),
  ];
  const old = textsOf(defaultShop).filter((text) =>
    outputs.some((output) => output.includes(text)),
  );
  // Addresses of pages and pictures are those of the site.
  const facts = old.filter((text) => !text.startsWith('/') && !common.includes(text));
  expect(facts).toEqual([]);
});
