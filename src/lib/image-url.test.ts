import { describe, expect, it } from 'vitest';
import { productImageUrl, responsiveSources } from './image-url.ts';

const backend = 'https://api.kuntur.example';

describe('productImageUrl', () => {
  it.each([
    ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    ['HTTP://cdn.example/a.jpg', 'HTTP://cdn.example/a.jpg'],
    ['/images/a.webp', `${backend}/images/a.webp`],
    ['images/a.webp', `${backend}/images/a.webp`],
    ['///images/a.webp', null],
    ['  /images/a b.webp ', `${backend}/images/a b.webp`],
    ['//evil.example/a.jpg', null],
    ['/\\evil.example/a.jpg', null],
    ['javascript:alert(1)', null],
    ['data:text/html,<b>', null],
    ['blob:https://x/1', null],
    ['http://', null],
    ['', null],
    ['   ', null],
    [null, null],
    [undefined, null],
  ])('%j becomes %j', (given, url) => {
    expect(productImageUrl(given, backend)).toBe(url);
  });

  it.each([`${backend}/`, `${backend}//`])('joins with exactly one slash after %s', (host) => {
    expect(productImageUrl('/images/a.webp', host)).toBe(`${backend}/images/a.webp`);
  });

  it('joins to the page itself when the backend serves it', () => {
    expect(productImageUrl('images/a.webp', '')).toBe('/images/a.webp');
  });
});

describe('responsiveSources', () => {
  it('offers every width and format of a set', () => {
    expect(responsiveSources('/images/products/viga-640.webp')).toEqual({
      avif: '/images/products/viga-320.avif 320w, /images/products/viga-640.avif 640w, /images/products/viga-960.avif 960w',
      webp: '/images/products/viga-320.webp 320w, /images/products/viga-640.webp 640w, /images/products/viga-960.webp 960w',
    });
  });

  it.each(['/images/viga.webp', '/uploads/viga-640.webp', '/images/viga-640.jpg'])(
    'promises nothing for %s',
    (url) => {
      expect(responsiveSources(url)).toBeNull();
    },
  );
});
