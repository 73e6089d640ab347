import { describe, expect, it } from 'vitest';
import { productImageUrl, responsiveSources } from './image-url.ts';

const backend = 'https://api.kuntur.example';

describe('productImageUrl', () => {
  it.each<[string | null | undefined, string | null]>([
    ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    ['/images/a.webp', `${backend}/images/a.webp`],
    ['images/a.webp', `${backend}/images/a.webp`],
    ['  /images/a b.webp ', `${backend}/images/a b.webp`],
    ['//images/a.webp', `${backend}/images/a.webp`],
    ['javascript:alert(1)', null],
    ['data:text/html,<b>', null],
    ['   ', null],
    [null, null],
    [undefined, null],
  ])('resolves %j to %j', (given, url) => {
    expect(productImageUrl(given, backend)).toBe(url);
  });

  it('joins with one slash, or to the page itself without a backend', () => {
    expect(productImageUrl('/a.webp', backend)).toBe(`${backend}/a.webp`);
    expect(productImageUrl('images/a.webp', '')).toBe('/images/a.webp');
  });
});

describe('responsiveSources', () => {
  it('returns every width and format of a set', () => {
    expect(responsiveSources('/images/products/viga-640.webp')).toEqual({
      avif: '/images/products/viga-320.avif 320w, /images/products/viga-640.avif 640w, /images/products/viga-960.avif 960w',
      webp: '/images/products/viga-320.webp 320w, /images/products/viga-640.webp 640w, /images/products/viga-960.webp 960w',
    });
  });

  it.each(['/images/viga.webp', '/uploads/viga-640.webp', '/images/viga-640.jpg'])(
    'returns null for %s',
    (url) => {
      expect(responsiveSources(url)).toBeNull();
    },
  );
});
