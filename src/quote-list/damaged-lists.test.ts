import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatSharedList, parseSharedList } from '../cart/shared-list.ts';
import { parseList } from './parse-list.ts';

const list = '10 und tubo cuadrado 2" x 2"\n6\tANGULO 1/2";"platina"\n• 3 planchas | 4 kg\n';

/** A text with parts of it doubled, dropped and put elsewhere, and others thrown in. */
const damage = (sound: string, noise: fc.Arbitrary<string>) =>
  fc
    .array(fc.record({ at: fc.nat(), length: fc.nat(9), put: noise }), { maxLength: 8 })
    .map((changes) =>
      changes.reduce((text, { at, length, put }) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + put + text.slice(place + length);
      }, sound),
    );

it('a list however damaged is read line by line', () => {
  const noise = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\t', ';', '"', '""', '\n'),
  );
  fc.assert(
    fc.property(damage(list, noise), (text) => {
      const lines = parseList(text);
      const rows = text.split(/\r\n?|\n|\u2028/).length;
      expect(lines.length).toBeLessThanOrEqual(rows);
      for (const { row, item, quantity } of lines) {
        expect(row).toBeLessThanOrEqual(rows);
        expect(typeof item).toBe('string');
        expect(quantity === null || (Number.isInteger(quantity) && quantity >= 0)).toBe(true);
      }
    }),
    { numRuns: 4000 },
  );
});

it('a link however damaged gives a list that says the same, or none', () => {
  const noise = fc.oneof(fc.string(), fc.constantFrom('x', '.', '0', '9', '-1', '1e9', '%'));
  fc.assert(
    fc.property(damage('109x12.206x24.7x99', noise), (text) => {
      const lines = parseSharedList(text);
      if (lines === null) return;
      const ids = lines.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(formatSharedList(lines)).toBe(text.replace(/(^|\.)0+(?=\d+x)/g, '$1'));
    }),
    { numRuns: 4000 },
  );
});
