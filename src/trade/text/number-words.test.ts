import { describe, expect, it } from 'vitest';
import { fold } from '../../lib/fold.ts';
import { readNumberWords } from './number-words.ts';

describe('readNumberWords', () => {
  it.each([
    ['tubo de media pulgada', 'tubo de 1/2"'],
    ['ángulo de pulgada y media', 'angulo de 1 1/2"'],
    ['tubo de dos pulgadas y media', 'tubo de 2 1/2"'],
    ['tubo tres cuartos', 'tubo 3/4"'],
    ['ángulo tres dieciseisavos', 'angulo 3/16"'],
    ['chapa tres golpes', 'chapa 3 golpes'],
    ['plancha galv. cal. N° 20', 'plancha galv. 0.9 mm'],
  ])('replaces the number words of %j', (query, figures) => {
    expect(readNumberWords(fold(query))).toBe(figures);
  });

  it.each(['lima media caña', 'cal 1/4', 'Ángulo 1 1/2"', 'una plancha', '', '½'])(
    'leaves %j unchanged',
    (query) => expect(readNumberWords(fold(query))).toBe(fold(query)),
  );
});
