// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../../../config.ts';
import { cutListTexts as texts } from '../../../content/cut-list.ts';
import { type CutRow, millimetres, readCuts } from './cut-rows.ts';

const read = (rows: readonly [length: string, quantity: string][], kerf = '') =>
  readCuts({ rows: rows.map(([length, quantity]) => ({ length, quantity })), kerf }, 6000);

describe('a list of cuts', () => {
  it.each([
    ['1250', '4', 1250, 4],
    [' 1 250,5 ', ' 12 ', 1250.5, 12],
    ['6000.0', '', 6000, 1],
  ])('reads %j by %j', (length, quantity, mm, pieces) => {
    expect(read([[length, quantity]])).toEqual({
      bar: 6000,
      kerf: 0,
      cuts: [{ length: mm, quantity: pieces }],
    });
  });

  it('leaves out rows that are empty, and takes a kerf', () => {
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
    ['', '', { length: texts.wrongLength }],
    ['abc', '1', { length: texts.wrongLength }],
    ['1.25', '1', { length: texts.wrongLength }],
    ['1.2', '1', { length: texts.wrongLength }],
    ['-900', '1', { length: texts.wrongLength }],
    ['1e3', '1', { length: texts.wrongLength }],
    ['6000.1', '1', { length: texts.tooLong(millimetres(6000)) }],
    ['900', '0', { quantity: texts.wrongQuantity(limits.cutPieces) }],
    ['900', '2.5', { quantity: texts.wrongQuantity(limits.cutPieces) }],
    ['900', '501', { quantity: texts.wrongQuantity(limits.cutPieces) }],
    ['', '3', { length: texts.wrongLength }],
  ])('says at the field what is wrong with %j by %j', (length, quantity, error) => {
    expect(read([[length, quantity]])).toEqual({ rows: [error] });
  });

  it('says where the pieces become too many, and what is wrong with the kerf', () => {
    expect(
      read(
        [
          ['900', '300'],
          ['800', '201'],
        ],
        '21',
      ),
    ).toEqual({
      rows: [{}, { quantity: texts.tooMany(501, limits.cutPieces) }],
      kerf: texts.wrongKerf,
    });
  });

  it('takes no length and no quantity that cannot be, whatever is typed', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.integer().map(String),
      fc.double().map(String),
    );
    const row = fc.record<CutRow>({ length: text, quantity: text });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), text, (rows, kerf) => {
        const found = readCuts({ rows, kerf }, 6000);
        if ('rows' in found) return;
        expect(found.kerf >= 0 && found.kerf <= 20).toBe(true);
        for (const { length, quantity } of found.cuts) {
          expect(length >= 10 && length <= 6000).toBe(true);
          expect(Number.isInteger(quantity) && quantity >= 1).toBe(true);
        }
      }),
    );
  });
});
