import { describe, expect, it } from 'vitest';
import { readText } from './normalize.ts';
import { withFigures } from './number-words.ts';
import { writtenBetween } from './text.ts';

const figuresIn = (written: string) => withFigures(readText(written)).text;

describe('withFigures', () => {
  it.each([
    ['tubo de media pulgada', 'tubo de 1/2"'],
    ['ángulo de pulgada y media', 'angulo de 1 1/2"'],
    ['tubo de dos pulgadas y media', 'tubo de 2 1/2"'],
    ['tubo tres cuartos', 'tubo 3/4"'],
    ['ángulo tres dieciseisavos', 'angulo 3/16"'],
    ['chapa tres golpes', 'chapa 3 golpes'],
    ['plancha galv. cal. N° 20', 'plancha galv. 0.9 mm'],
  ])('replaces the number words of %j', (query, figures) => {
    expect(figuresIn(query).plain).toBe(figures);
  });

  it.each(['lima media caña', 'cal 1/4', 'Ángulo 1 1/2"', 'una plancha', '', '½'])(
    'leaves %j unchanged',
    (query) => expect(figuresIn(query).plain).toBe(readText(query).plain),
  );

  it('keeps where each part was written', () => {
    const text = figuresIn('Tubo de PULGADA y media, Media docena');
    const at = text.plain.indexOf('1 1/2"');
    expect(writtenBetween(text, at, at + 6)).toBe('PULGADA y media');
    const half = text.plain.indexOf('0.5 docena');
    expect(writtenBetween(text, half, half + 10)).toBe('Media docena');
  });
});
