import { describe, expect, it } from 'vitest';
import { differingParts } from './match-line.ts';
import { parseListQuantity, piecesOf } from './review.ts';

const tube = 'TUBO REDONDO LAC 1" x 1.5 mm x 6 m';

describe('piecesOf', () => {
  it.each([
    [30, 'm', tube, 5],
    [31, 'm', tube, 6],
    [0, 'm', tube, 0],
    [4, 'piece', tube, 4],
    [12, 'kg', 'ELECTRODO E7018 1/8" x 5 kg', 3],
    [12, 'kg', tube, 12],
    [7, 'm', 'SILICONA', 7],
  ] as const)('converts %d %s of %s to %d pieces', (quantity, unit, name, pieces) => {
    expect(piecesOf({ quantity, unit }, { id: 1, name })).toBe(pieces);
  });
});

describe('parseListQuantity', () => {
  it.each([
    [' 250 ', 250],
    ['99999', 99999],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['', null],
    ['100000', null],
  ])('parses %j as %j', (text, quantity) => {
    expect(parseListQuantity(text)).toBe(quantity);
  });
});

describe('differingParts', () => {
  it('marks the parts that other names lack', () => {
    const parts = differingParts('ÁNGULO A36 2" x', ['ÁNGULO GALV. A36 2" x', 'ÁNGULO A36 1" x']);
    expect(parts.filter(([, differs]) => differs)).toEqual([['2"', true]]);
  });
});
