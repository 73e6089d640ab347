import { expect, it } from 'vitest';
import { markMatch } from './mark-match.ts';

it.each([
  ['ÁNGULO A36', 'angulo', ['[ÁNGULO]', ' A36']],
  ['TUBO 1/2"', '1/2', ['TUBO ', '[1/2]', '"']],
  ['CAÑERÍA', 'cane', ['[CAÑE]', 'RÍA']],
  ['CANERÍA', 'cañe', ['CANERÍA']],
  ['TUBO 2" x 1"', '2x1', ['TUBO 2" x 1"']],
  ['TUBO', '  ', ['TUBO']],
  ['TUBO', 'tubo', ['[TUBO]']],
])('in %j, %j marks %j', (text, query, pieces) => {
  const marked = markMatch(text, query).map((piece) =>
    piece.marked ? `[${piece.text}]` : piece.text,
  );
  expect(marked).toEqual(pieces);
});
