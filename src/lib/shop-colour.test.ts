import { expect, it } from 'vitest';
import { isReadable, shopStyle, shopTones } from './shop-colour.ts';

it.each([
  ['#c2410c', true],
  ['#0b5cad', true],
  ['#000000', true],
  ['#ffcc00', false],
  ['#e8590c', false],
])('tells whether white text on %s can be read: %s', (colour, expected) => {
  expect(isReadable(colour)).toBe(expected);
});

it.each(['#c2410c', '#0b5cad', '#000000', '#7a0019'])(
  'derives from %s tones that can be read where they are used',
  (colour) => {
    const tones = shopTones(colour);
    const dark = [tones['--orange-600'], tones['--orange-700'], tones['--orange-800']];
    expect(dark.map((tone) => isReadable(tone ?? ''))).toEqual([true, true, true]);
    expect(isReadable(tones['--orange-400'] ?? '')).toBe(false);
  },
);

it('replaces the tones of the default', () => {
  expect(shopStyle('#0b5cad')).toMatch(
    /^html:root\{--orange-400:#[\da-f]{6};--orange-600:#0b5cad;--orange-700:#[\da-f]{6};--orange-800:#[\da-f]{6}\}$/,
  );
});
