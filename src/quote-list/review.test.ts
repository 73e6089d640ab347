import { describe, expect, it } from 'vitest';
import { parseListQuantity, piecesOf } from './review.ts';

describe('the review of a list', () => {
  it.each([
    [30, 'm', 'TUBO REDONDO LAC 1" x 1.5 mm x 6 m', 5],
    [31, 'm', 'TUBO REDONDO LAC 1" x 1.5 mm x 6 m', 6],
    [0, 'm', 'TUBO REDONDO LAC 1" x 1.5 mm x 6 m', 0],
    [0, 'piece', 'ÁNGULO A36 2" x 1/8" x 6 m', 0],
    [12, 'kg', 'ELECTRODO E7018 1/8" x 5 kg', 3],
    [12, 'kg', 'ÁNGULO A36 2" x 1/8" x 6 m', 12],
    [7, 'm', 'SILICONA', 7],
    [4, 'piece', 'ÁNGULO A36 2" x 1/8" x 6 m', 4],
  ] as const)('converts %d %s of %s to %d pieces', (quantity, unit, name, pieces) => {
    expect(piecesOf({ quantity, unit }, { id: 1, name })).toBe(pieces);
  });

  it.each([
    ['1', 1],
    [' 250 ', 250],
    ['99999', 99999],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    ['', null],
    ['100000', null],
  ])('parses the quantity %j as %j', (text, quantity) => {
    expect(parseListQuantity(text)).toBe(quantity);
  });
});
