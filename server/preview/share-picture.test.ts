// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { productRow } from '../../testing/products.ts';
import { outlineOf, widthOf, wrap } from '../lettering/outlines.ts';
import { categoryPicture, productPicture } from './share-picture.ts';

const style = { font: 'display', size: 66 } as const;
const angle = 'ÁNGULO ESTRUCTURAL A36 2" x 1/4" x 6 m';
const hostile = '</svg><image href="file:///etc/passwd"/>"\'&amp; 😀 \u202E عربى';

describe('a picture of a product', () => {
  it('draws letters as outlines, so that no text of the catalogue is markup', () => {
    const svg = productPicture(productRow({ id: 1, name: hostile, category: hostile, price: 5 }));
    expect(svg).not.toMatch(/<text|<image|href|passwd/);
    expect(svg.match(/<\/svg>/g)).toHaveLength(1);
  });

  it('omits invisible and bidirectional characters', () => {
    const product = productRow({ id: 1, name: angle, category: 'ÁNGULOS' });
    const hidden = { ...product, name: `\u202E${angle.slice(0, 3)}\u200B${angle.slice(3)}` };
    expect(productPicture(hidden)).toBe(productPicture(product));
  });

  it.each([
    ['another price', { price: 61 }],
    ['a discount', { discount: 10 }],
    ['another name', { name: 'ÁNGULO ESTRUCTURAL A36 2" x 3/16" x 6 m' }],
    ['no section', { name: 'ALICATE UNIVERSAL 8"' }],
    ['no price', { price: null }],
  ])('differs with %s', (_, change) => {
    const product = productRow({ id: 1, name: angle, category: 'ÁNGULOS', price: 60 });
    expect(productPicture({ ...product, ...change })).not.toBe(productPicture(product));
  });

  it.each([
    ['', null],
    ['no name', null],
    ['a very long name', 'TUBO '.repeat(60)],
    ['one long word', 'X'.repeat(400)],
  ])('is drawn with %s', (_, name) => {
    const svg = productPicture(productRow({ id: 1, name, price: 1e12 }));
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('a picture of a category', () => {
  it('draws sections that differ, and none of other goods', () => {
    const sections = (names: string[]) =>
      categoryPicture('X', names).match(/fill-rule="evenodd"/g)?.length ?? 0;
    const angles = [angle, angle, 'ÁNGULO A36 1" x 1/8" x 6 m', 'ÁNGULO A36 4" x 1/4" x 6 m'];
    expect(sections(angles)).toBe(2);
    expect(sections(['ALICATE UNIVERSAL 8"'])).toBe(0);
  });
});

describe('the outlines of a text', () => {
  it('omit characters that the font lacks', () => {
    expect(outlineOf('2" 😀 x', style)).toBe(outlineOf('2" x', style));
    expect(outlineOf('عربى', style)).toBe(outlineOf('', style));
  });

  it('break into lines that fit, the last one with an ellipsis', () => {
    const lines = wrap('TUBO RECTANGULAR GALVANIZADO '.repeat(5), style, 400, 3);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/…$/);
    for (const line of lines) expect(widthOf(line, style)).toBeLessThanOrEqual(400);
  });
});
