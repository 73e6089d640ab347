// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cut, cutBars } from './cut-bars.ts';

const cut = (length: number, quantity: number): Cut => ({ length, quantity });

describe('cutBars', () => {
  it('returns the cuts of each bar, its offcut and the waste', () => {
    expect(cutBars({ bar: 6000, kerf: 3, cuts: [cut(900, 3), cut(2500, 3)] })).toEqual({
      bars: 2,
      plans: [
        { bars: 1, cuts: [cut(2500, 2), cut(900, 1)], left: 91 },
        { bars: 1, cuts: [cut(2500, 1), cut(900, 2)], left: 1691 },
      ],
      waste: expect.closeTo(1 - 10_200 / 12_000),
    });
  });

  it.each([
    ['whole bars without a saw cut', 6000, 3, [cut(6000, 2)], 2],
    ['no saw cut after the last piece of a bar', 6000, 5, [cut(2995, 1), cut(3000, 1)], 1],
    ['a saw cut between two pieces', 6000, 5, [cut(2996, 1), cut(3000, 1)], 2],
    ['tenths of a millimetre', 100, 0, [cut(33.4, 3)], 2],
    ['the same length twice', 6000, 0, [cut(2000, 2), cut(2000, 1)], 1],
  ])('counts %s', (_, bar, kerf, cuts, expected) => {
    expect(cutBars({ bar, kerf, cuts }).bars).toBe(expected);
  });

  it('makes each piece once, from bars that are long enough', () => {
    const length = fc.integer({ min: 100, max: 1000 });
    const cuts = fc.uniqueArray(fc.record({ length, quantity: fc.integer({ min: 1, max: 4 }) }), {
      minLength: 1,
      maxLength: 6,
      selector: (piece) => piece.length,
    });
    fc.assert(
      fc.property(cuts, fc.constantFrom(0, 0.5, 3), (wanted, kerf) => {
        const made = new Map<number, number>();
        for (const plan of cutBars({ bar: 1000, kerf, cuts: wanted }).plans) {
          let used = -kerf;
          for (const { length, quantity } of plan.cuts) {
            used += (length + kerf) * quantity;
            made.set(length, (made.get(length) ?? 0) + quantity * plan.bars);
          }
          expect(used).toBeLessThanOrEqual(1000 + 1e-6);
        }
        expect(made).toEqual(new Map(wanted.map((piece) => [piece.length, piece.quantity])));
      }),
    );
  });
});
