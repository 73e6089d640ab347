import { expect, it } from 'vitest';
import { readText } from './normalize.ts';
import { withFigures } from './number-words.ts';
import { writtenBetween } from './text.ts';

it('keeps where each number word was written', () => {
  const { text } = withFigures(readText('Tubo de PULGADA y media, Media docena'));
  const at = text.plain.indexOf('1 1/2"');
  expect(writtenBetween(text, at, at + 6)).toBe('PULGADA y media');
  const half = text.plain.indexOf('0.5 docena');
  expect(writtenBetween(text, half, half + 10)).toBe('Media docena');
});
