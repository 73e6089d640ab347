// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cutListTexts as texts } from '../../../content/cut-list.ts';
import { limits } from '../../../lib/limits.ts';
import { millimetres, readCuts } from './cut-rows.ts';

const read = (rows: readonly (readonly [length: string, quantity: string])[], kerf = '') =>
  readCuts({ rows: rows.map(([length, quantity]) => ({ length, quantity })), kerf }, 6000);

describe('readCuts', () => {
  it.each([
    ['1250', '4', { length: 1250, quantity: 4 }],
    [' 1 250,5 ', ' 12 ', { length: 1250.5, quantity: 12 }],
    ['6000.0', '', { length: 6000, quantity: 1 }],
    ['1,85 m', '1', { length: 1850, quantity: 1 }],
    ['2 MTS.', '1', { length: 2000, quantity: 1 }],
    ['6', '1', { length: 6000, quantity: 1 }],
    ['1,250', '1', { length: 1250, quantity: 1 }],
    ['1.250 m', '1', { length: 1250, quantity: 1 }],
    ['5,999 mm', '1', { length: 5999, quantity: 1 }],
  ])('reads %j by %j', (length, quantity, cut) => {
    expect(read([[length, quantity]])).toEqual({ bar: 6000, kerf: 0, cuts: [cut] });
  });

  it('skips blank rows and reads a kerf', () => {
    const wanted = { bar: 6000, kerf: 2.5, cuts: [{ length: 900, quantity: 2 }] };
    expect(
      read(
        [
          ['', ''],
          ['900', '2'],
          ['', ' '],
        ],
        '2,5',
      ),
    ).toEqual(wanted);
  });

  it.each([
    ['', '3', 'length 0', texts.wrongLength],
    ['9 mm', '1', 'length 0', texts.wrongLength],
    ['12 pulg', '1', 'length 0', texts.wrongLength],
    ['6.01 m', '1', 'length 0', texts.tooLong(millimetres(6000))],
    ['12,000', '1', 'length 0', texts.tooLong(millimetres(6000))],
    ['120,500 cm', '1', 'length 0', texts.wrongLength],
    ['900', '1,000', 'quantity 0', texts.wrongQuantity(limits.cutPieces)],
    ['900', '0', 'quantity 0', texts.wrongQuantity(limits.cutPieces)],
    ['900', '501', 'quantity 0', texts.wrongQuantity(limits.cutPieces)],
  ])('rejects %j by %j at the field %s', (length, quantity, field, error) => {
    expect(read([[length, quantity]])).toEqual({ errors: { [field]: error } });
  });

  it('rejects too many pieces in all and a wide kerf', () => {
    expect(
      read(
        [
          ['900', '300'],
          ['800', '201'],
        ],
        // As long as pasted by mistake; a quadratic reader takes minutes.
        `2${' '.repeat(300_000)}1`,
      ),
    ).toEqual({
      errors: {
        'quantity 1': texts.tooMany(501, limits.cutPieces),
        kerf: texts.wrongKerf,
      },
    });
  });
});
