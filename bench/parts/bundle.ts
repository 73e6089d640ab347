import { brotliCompressSync } from 'node:zlib';
import { openBrowser } from '../lib/browser.ts';
import { sampleOf } from '../lib/measure.ts';
import { atMost, type Findings } from '../lib/result.ts';
import { brief } from '../lib/say.ts';
import { startShop } from '../lib/shop.ts';

const routes = {
  home: '/',
  list: '/list',
  product: '/products/101',
  category: '/productos/LLAVE',
  search: '/buscar/tubo',
  cart: '/cart',
  services: '/servicios',
  terms: '/terminos-condiciones',
  privacy: '/privacidad',
  about: '/sobre-nosotros',
  contact: '/contacto',
  faq: '/preguntas-frecuentes',
  support: '/soporte-ayuda',
} as const;

const kinds = ['script', 'stylesheet', 'font'] as const;
type Kind = (typeof kinds)[number];

/** Bytes that each route fetches until it is idle, compressed as the server sends them. */
export async function bundle({ quick }: { quick: boolean }): Promise<Findings> {
  const shop = await startShop({ size: 1_000 });
  const browser = await openBrowser();
  try {
    const fetched = new Map<string, Map<string, { kind: Kind; bytes: number }>>();
    for (const [name, path] of Object.entries(routes).slice(0, quick ? 2 : undefined)) {
      fetched.set(name, await filesOf(browser, `${shop.url}/#${path}`));
    }
    return findings(fetched);
  } finally {
    await browser.close();
    await shop.stop();
  }
}

async function filesOf(browser: Awaited<ReturnType<typeof openBrowser>>, url: string) {
  const files = new Map<string, { kind: Kind; bytes: number }>();
  const page = await browser.newPage();
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = kinds.find((one) => one === response.request().resourceType());
    if (!kind) return;
    reading.push(
      response.body().then((body) => {
        const bytes = kind === 'font' ? body.length : brotliCompressSync(body).length;
        files.set(new URL(response.url()).pathname, { kind, bytes });
      }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  // Until the loading screen has gone, and whatever is fetched ahead of need after it.
  await page.waitForTimeout(4_000);
  await Promise.all(reading);
  await page.context().close();
  return files;
}

function findings(
  fetched: ReadonlyMap<string, ReadonlyMap<string, { kind: Kind; bytes: number }>>,
): Findings {
  const home = fetched.get('home') ?? new Map();
  const sum = (name: string, kind: Kind, beyond: ReadonlyMap<string, unknown> = new Map()) =>
    [...(fetched.get(name) ?? [])]
      .filter(([path, file]) => file.kind === kind && !beyond.has(path))
      .reduce((total, [, { bytes }]) => total + bytes, 0) / 1_000;
  const figure = (name: string, value: number, limit: number) =>
    atMost(limit, { goal: '1', name, sample: sampleOf([value]), unit: 'kB' });
  const others = [...fetched.keys()].filter((name) => name !== 'home');
  const added = (name: string) => sum(name, 'script', home) + sum(name, 'stylesheet', home);
  return {
    figures: [
      figure('JavaScript of home until idle, brotli', sum('home', 'script'), 105),
      figure('CSS of home, brotli', sum('home', 'stylesheet'), 15),
      figure('fonts of home', sum('home', 'font'), 60),
      figure('the most that another route adds', Math.max(...others.map(added)), 15),
    ],
    tables: [
      {
        title: 'Bytes by route until idle (kB; scripts and styles brotli)',
        head: ['route', 'scripts', 'styles', 'fonts', 'beyond home'],
        rows: [...fetched.keys()].map((name) => [
          `\`${routes[name as keyof typeof routes]}\``,
          ...kinds.map((kind) => brief(sum(name, kind))),
          name === 'home' ? '–' : brief(added(name)),
        ]),
      },
    ],
    notes: [
      'Counted in a browser that opens each route with an empty cache; 1 kB is 1,000 bytes. Deterministic: the same build gives the same bytes.',
      'For comparison, measured beforehand in the same way: React alone 58 kB, a bare page of this stack 99, Hydrogen’s skeleton 99, Vercel Commerce 151, Saleor’s storefront 214, BigCommerce Catalyst 260, Medusa’s starter 328. Those are not measured again here.',
    ],
  };
}
