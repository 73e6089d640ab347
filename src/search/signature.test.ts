import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayHold, runsOf, signatureOf } from './signature.ts';

const holds = (text: string, needle: string) => mayHold(signatureOf(text), runsOf(needle));

describe('a signature', () => {
  it.each([
    ['tubo cuadrado', 'z', false],
    ['tubo cuadrado', 'tx', false],
    ['tubo cuadrado', 'tubos', false],
    ['tubo cuadrado', 'cuadra', true],
    ['', 'a', false],
    ['tubo', '', true],
  ])('of %j says of %j: %j', (text, needle, expected) => {
    expect(holds(text, needle)).toBe(expected);
  });

  it('never denies what is there', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), fc.string(), (before, needle, after) =>
        holds(before + needle + after, needle),
      ),
      { seed: 20_250_901 },
    );
  });
});
