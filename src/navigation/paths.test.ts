import fc from 'fast-check';
import { parsePath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { decodeRest, normalizeHash, paths, productLink, shareLink, shownAt } from './paths.ts';

/** Parses an address as the router does. */
function locationOf(address: string) {
  return { pathname: '', search: '', hash: '', ...parsePath(address) };
}

describe('paths', () => {
  it.each([
    [paths.products(), '/productos'],
    [paths.category('PLANCHAS LAF / LAC'), '/productos/PLANCHAS%20LAF%20%2F%20LAC'],
    [paths.search('ángulo 1/2"'), '/buscar/%C3%A1ngulo%201%2F2%22'],
    [paths.service('corte-doblez'), '/servicios/corte-doblez'],
  ])('builds %s', (path, expected) => {
    expect(path).toBe(expected);
  });

  it.each(['1/2"', '50%', '#4', 'Ñ', 'a?b', '%2F', '100% 1/2', 'a&b=c', '+', '😀'])(
    'encodes and decodes %s without loss',
    (name) => {
      expect(decodeRest(locationOf(paths.search(name)))).toBe(name);
      expect(decodeRest(locationOf(paths.category(name)))).toBe(name);
    },
  );
});

describe('decodeRest', () => {
  it.each([
    ['/buscar/1/2', '1/2'],
    ['/buscar/#4', '#4'],
    ['/buscar/%E0%A4%A', '%E0%A4%A'],
    ['/buscar/50%25%', '50%%'],
    ['/buscar', ''],
  ])('decodes %s as typed by hand', (address, text) => {
    expect(decodeRest(locationOf(address))).toBe(text);
  });

  it('throws for no address', () => {
    const parts = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('%', '%ff', '%2F', '..'));
    fc.assert(
      fc.property(fc.array(parts), (chosen) => {
        decodeRest(locationOf(`/buscar/${chosen.join('')}`));
      }),
    );
  });
});

describe('normalizeHash', () => {
  it.each([
    ['#/buscar/100%', '#/buscar/100%25'],
    ['#/buscar/%E0%A4%A', '#/buscar/%25E0%25A4%25A'],
    ['#/buscar/a%0D%0Ab', '#/buscar/a%20%20b'],
    ['', ''],
  ])('changes %s to %s', (hash, fixed) => {
    expect(normalizeHash(hash)).toBe(fixed);
    expect(() => decodeURIComponent(fixed)).not.toThrow();
  });
});

describe('productLink', () => {
  const page = { origin: 'http://tienda.example', pathname: '/sub/index.html' } as Location;

  it('points to the preview page where the site has one', () => {
    expect(productLink(7, true, page)).toBe('http://tienda.example/p/7');
    expect(productLink(7, false, page)).toBe('http://tienda.example/sub/index.html#/products/7');
  });
});

describe('shareLink', () => {
  it('is absolute and keeps the folder of the site', () => {
    const page = new URL('http://tienda.example/sub/index.html') as unknown as Location;
    expect(shareLink('/products/7', page)).toBe('http://tienda.example/sub/index.html#/products/7');
  });
});

describe('shownAt', () => {
  it.each([
    [paths.product(101), { productId: 101 }],
    ['/products/1e3', {}],
    [paths.category('1/2" x 3'), { category: '1/2" x 3' }],
    [`${paths.category('ÁNGULOS')}?vista=lista`, { category: 'ÁNGULOS' }],
    [paths.products(), {}],
    ['', {}],
  ])('returns the product or category of %s', (path, shown) => {
    expect(shownAt(path)).toEqual(shown);
  });
});
