import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapBlock, type TextBlock, textBlock, textsWithAll } from './text-index.ts';

const texts = ['tubo 2x1', '', 'angulo 1/2', 'tubo 12x1 tubo', 'x'];
const block = textBlock(texts, 0);
const found = (blocks: readonly TextBlock[], ...needles: string[]) => [
  ...textsWithAll(
    blocks,
    needles.map((needle) => ({ needle })),
  ),
];

describe('blocks of texts', () => {
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
    expect(found([block], ...needles)).toEqual(numbers);
  });

  it('passes over a place that does not count', () => {
    const accepts = (text: string, at: number) => text[at - 1] !== '1';
    expect([...textsWithAll([block], [{ needle: '2x1', accepts }])]).toEqual([0]);
  });

  it('finds in the changed texts where nothing has moved', () => {
    const shouted = mapBlock(block, (text) => text.toUpperCase());
    expect(found([shouted], 'TUBO')).toEqual([0, 3]);
    expect(mapBlock(block, (text) => text.toLowerCase())).toBe(block);
  });

  it('finds what looking through each text finds', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 8 });
    const needle = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 12 }),
        fc.array(needle, { minLength: 1, maxLength: 3 }),
        fc.nat(12),
        (words, needles, cut) => {
          const expected = [...words.keys()].filter((place) =>
            needles.every((needle) => words[place]?.includes(needle)),
          );
          const blocks = [textBlock(words.slice(0, cut), 0), textBlock(words.slice(cut), cut)];
          expect(found(blocks, ...needles)).toEqual(expected);
        },
      ),
      { seed: 20_250_901 },
    );
  });
});
