import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture } from '../../../testing/fixture.ts';
import { rawFetch } from '../../../testing/http-client.ts';
import { productRow } from '../../../testing/products.ts';
import { type ShopServer, startInProcessShop } from '../in-process-shop.ts';

const site = mkdtempSync(join(tmpdir(), 'kuntur-preview-'));
mkdirSync(join(site, 'images/products'), { recursive: true });
writeFileSync(join(site, 'images/products/angulo-640.jpg'), '');
mkdirSync(join(site, 'images/catalogue'));
writeFileSync(join(site, 'images/catalogue/902-0a-640.jpg'), '');

const hostile = '</title></script><script>alert(1)</script>"\'&amp;';
/** Names with the same words, without any, and one that is the address of another. */
const alike = ['TUBO 1/2', 'TUBO 1-2', 'TUBO ½', 'Tubo 1 2 2', '***', '½', '1/2', '¡!'];
const inAlike = alike.map((category, at) =>
  productRow({ id: 911 + at, name: `EN ${category}`, category }),
);
const angle = 'ÁNGULO A36 2" x 1/4" x 6 m';
const photos = [
  productRow({ id: 902, name: angle, imageUrl: '/images/catalogue/902-0a-640.webp' }),
  productRow({ id: 903, name: 'ALICATE 8"', imageUrl: '/images/products/angulo-640.webp' }),
];
/** U+202E and other characters that nobody sees, in every text of a product. */
const hidden = (text: string) => `${text.slice(0, 2)}\u202E\u2066${text.slice(2)}\u200B\u{E0041}`;
const invisible = productRow({
  id: 904,
  name: hidden('VIGA'),
  description: hidden('Norma A36'),
  marca: hidden('ACME'),
  category: hidden('VIGAS H'),
});
const publicUrl = 'https://tienda.example';
let shop: ShopServer;
beforeAll(async () => {
  const odd = productRow({ id: 900, name: hostile, description: hostile, category: hostile });
  const catalogue = {
    categories: [...fixture.categories, hostile, hidden('VIGAS H'), 'Ángulos (L)', ...alike],
    products: [...fixture.products, odd, invisible, ...inAlike, ...photos],
  };
  shop = await startInProcessShop({ site, publicUrl, catalogue });
});
afterAll(() => {
  shop.close();
  rmSync(site, { recursive: true });
});

const get = (path: string) => rawFetch(shop.url, path);
/** The structured data of a page. */
const dataIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json),
  );
const metaIn = (html: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1];

describe('the preview page of a product', () => {
  it('shows the product in its text and in structured data, and links to the shop', async () => {
    const { status, headers, body } = await get('/p/70');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'sha256-");
    expect(body).toContain('<h1>ÁNGULO ESTRUCTURAL A36 2&quot; x 1/4&quot; x 6 m</h1>');
    expect(body).toContain('<p class="price">S/ 78.66</p>');
    expect(body).toContain('Norma ASTM A36.\nPeso 4.75 kg/m.');
    expect(body).toContain('href="/#/products/70"');
    expect(body).toContain('<a href="/c/angulos">ÁNGULOS</a>');
    expect(body).toContain(`<link rel="canonical" href="${publicUrl}/p/70">`);
    expect(body).toContain('<img src="/images/products/angulo-640.jpg"');
    expect(metaIn(body, 'og:title')).toBe('ÁNGULO ESTRUCTURAL A36 2&quot; x 1/4&quot; x 6 m');
    expect(body).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(body).not.toContain('71.25');
    const [product] = dataIn(body);
    expect(product).toMatchObject({
      '@type': 'Product',
      sku: '0f3c',
      url: `${publicUrl}/p/70`,
      offers: { '@type': 'Offer', price: '78.66', priceCurrency: 'PEN' },
    });
  });

  it('shows «Consultar precio» and no offer without a price', async () => {
    const { body } = await get('/p/10');
    expect(body).toContain('<p class="price">Consultar precio</p>');
    expect(dataIn(body)[0]).not.toHaveProperty('offers');
  });

  it.each([
    ['its uploaded photo', 902, /\/images\/catalogue\/902-0a-640\.jpg$/],
    ['the photo of a tool', 903, /\/images\/products\/angulo-640\.jpg$/],
    ['its drawing instead of a photo of its family', 70, /\/p\/70\/imagen\.png\?v=/],
  ])('names %s', async (_, id, image) => {
    expect(metaIn((await get(`/p/${id}`)).body, 'og:image')).toMatch(image);
  });

  it('names a picture of its own where there is no photo, at another address when it changes', async () => {
    const image = metaIn((await get('/p/40')).body, 'og:image') ?? '';
    expect(image).toMatch(/^https:\/\/tienda\.example\/p\/40\/imagen\.png\?v=[\da-f]{8}$/);
    expect(metaIn((await get('/p/10')).body, 'og:image')?.slice(-8)).not.toBe(image.slice(-8));
    const { status, headers, bytes } = await get(image.slice(publicUrl.length));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/png');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(300_000);
    expect((await get('/p/40/imagen.png')).bytes.equals(bytes)).toBe(true);
  });

  it('escapes markup in names and descriptions', async () => {
    const { body } = await get('/p/900');
    expect(body).not.toContain('<script>alert');
    expect(body.match(/<\/title>/g)).toHaveLength(1);
    expect(metaIn(body, 'og:title')).toBe(
      '&lt;/title&gt;&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;amp;',
    );
    expect(dataIn(body)[0]).toMatchObject({ name: hostile, description: hostile });
  });

  it.each(['/p/904', '/c/', '/c/vigas-h'])(
    'has no invisible and no bidirectional character at %s',
    async (path) => {
      const { status, body } = await get(path);
      expect(status).toBe(200);
      expect(body).toMatch(/>(VIGA|VIGAS H)</);
      expect(body).not.toMatch(/[\p{Cf}\p{DI}]/u);
    },
  );

  it.each([
    ...['/p/999999', '/p/07', '/p/70.png', '/p/%E0%A4%A', '/c/nada'],
    ...['/p/999999/imagen.png', '/p/07/imagen.png', '/c/nada/imagen.png', '/c/imagen.png'],
  ])('is 404 at %s, with a link to the catalogue', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body).toContain('<a class="go" href="/#/productos">Ver el catálogo</a>');
    expect(body).toContain('<meta name="robots" content="noindex">');
  });
});

it('a category page links to its products and to the shop', async () => {
  const { status, body } = await get('/c/angulos');
  expect(status).toBe(200);
  expect(body).toContain('<h1>ÁNGULOS</h1>');
  expect(body).toContain('<a href="/p/70">');
  expect(body).toContain('href="/#/productos/%C3%81NGULOS"');
  const image = metaIn(body, 'og:image') ?? '';
  expect(image).toContain('/c/angulos/imagen.png?v=');
  const picture = await get(image.slice(publicUrl.length));
  expect(await sharp(picture.bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect((await get('/c/angulos-l')).body).toContain('<h1>Ángulos (L)</h1>');
});

it('the catalogue page links to all categories', async () => {
  const { status, body } = await get('/c/');
  expect(status).toBe(200);
  expect(body).toContain('<h1>Catálogo</h1>');
  expect(body.match(/<li><a href="\/c\/[^"]+">/g)).toHaveLength(
    fixture.categories.length + 3 + alike.length,
  );
  expect(body).toContain('<a href="/c/angulos">ÁNGULOS</a>');
});

it('each category has an address, in the sitemap and in the pages of its products', async () => {
  const { body: sitemap } = await get('/sitemap.xml');
  for (const [at, name] of alike.entries()) {
    const { body } = await get(`/p/${911 + at}`);
    const [, path = ''] = /<a href="(\/c\/[^"]+)">/.exec(body) ?? [];
    expect((await get(path)).body, path).toContain(`<h1>${name}</h1>`);
    expect(sitemap).toContain(`<loc>${publicUrl}${path}</loc>`);
  }
});

it('robots.txt names the sitemap, and every URL of the sitemap answers', async () => {
  expect((await get('/robots.txt')).body).toContain(`Sitemap: ${publicUrl}/sitemap.xml\n`);
  const { headers, body } = await get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toHaveLength(
    2 +
      fixture.categories.length +
      3 +
      fixture.products.length +
      2 +
      photos.length +
      2 * alike.length,
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses.slice(1)) {
    expect((await get(address.slice(publicUrl.length))).status, address).toBe(200);
  }
});
