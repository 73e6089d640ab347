import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTextIndex } from './text-index.ts';

const texts = ['tubo 2x1', '', 'angulo 1/2', 'tubo 12x1 tubo', 'x'];
const found = (...needles: string[]) => [
  ...createTextIndex(texts).withAll(needles.map((needle) => ({ needle }))),
];

describe('a text index', () => {
  it.each([
    [['tubo'], [0, 3]],
    [['2x1'], [0, 3]],
    [
      ['tubo', 'x'],
      [0, 3],
    ],
    [['x'], [0, 3, 4]],
    [['tubo', '12'], [3]],
    [['angulo', 'tubo'], []],
    [['zzz'], []],
    [[], []],
  ])('finds with all of %j the texts %j', (needles, numbers) => {
    expect(found(...needles)).toEqual(numbers);
  });

  it('passes over a place that does not count', () => {
    const accepts = (text: string, at: number) => text[at - 1] !== '1';
    expect([...createTextIndex(texts).withAll([{ needle: '2x1', accepts }])]).toEqual([0]);
  });

  it('finds in the changed texts where nothing has moved', () => {
    const shouted = createTextIndex(texts).mapped((text) => text.toUpperCase());
    expect([...shouted.withAll([{ needle: 'TUBO' }])]).toEqual([0, 3]);
  });

  it('finds what looking through each text finds', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 8 });
    const needle = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 12 }),
        fc.array(needle, { minLength: 1, maxLength: 3 }),
        (words, needles) => {
          const expected = [...words.keys()].filter((place) =>
            needles.every((needle) => words[place]?.includes(needle)),
          );
          const wanted = needles.map((needle) => ({ needle }));
          expect([...createTextIndex(words).withAll(wanted)]).toEqual(expected);
        },
      ),
      { seed: 20_250_901 },
    );
  });
});
