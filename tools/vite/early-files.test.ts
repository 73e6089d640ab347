import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { earlyFileScript, pagesIn } from './early-files.ts';

it('reads from the route table which module draws which address', () => {
  const pages = pagesIn(readFileSync('src/routes.tsx', 'utf8'));
  expect(pages.get('products')).toBe('src/pages/product/ProductPage.tsx');
  expect(pages.get('cart')).toBe('src/pages/cart/CartPage.tsx');
  expect(pages.get('preguntas-frecuentes')).toBe('src/pages/faq/FaqPage.tsx');
  expect(pages.size).toBe(11);
});

it('refuses a route table that is written in another way', () => {
  expect(() => pagesIn('const pages = {\n  cart: lazyCart,\n}')).toThrow('not written as');
});

const home = { rel: 'preload', as: 'image', imageSrcset: 'home.avif' };
const script = (href: string) => ({ rel: 'modulepreload', crossOrigin: '', href });
const style = (href: string) => ({ rel: 'preload', as: 'style', crossOrigin: '', href });

it.each([
  ['', [home]],
  ['#/', [home]],
  ['#/cart', [script('cart.js'), style('cart.css')]],
  ['#/products/101', [script('product.js')]],
  ['#/nada', []],
  ['#/toString', []],
])('has the page at «%s» fetch its own files', (hash, wanted) => {
  const linked: object[] = [];
  vi.stubGlobal('location', { hash });
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (link: object) => linked.push(link) },
  });
  const pages = new Map([
    ['cart', ['cart.js', 'cart.css']],
    ['products', ['product.js']],
  ]);
  // biome-ignore lint/security/noGlobalEval: it is a page's own script, and runs as there
  globalThis.eval(earlyFileScript({ pages, picture: home }));
  expect(linked).toEqual(wanted);
});
