import { describe, expect, it } from 'vitest';
import { markMatch } from './mark-match.ts';

describe('markMatch', () => {
  it.each([
    ['ÁNGULO A36', 'angulo', '[ÁNGULO] A36'],
    ['CAÑERÍA', 'cane', '[CAÑE]RÍA'],
    ['CANERÍA', 'cañe', 'CANERÍA'],
    ['TUBO 2" x 1"', '2x1', 'TUBO 2" x 1"'],
    ['TUBO CUADRADO 2" x 12"', '2" tubos cuad.', '[TUBO] [CUAD]RADO [2"] x 12"'],
    ['TUBO (LAF)', 'tubo (', '[TUBO (]LAF)'],
    ['TUBO SUBTUBO 2"TUBO', 'tubos 2" ubo', '[TUBO] SUBTUBO [2"][TUBO]'],
    ['TUBO', '  ', 'TUBO'],
  ])('marks in %j the match of %j', (text, query, marked) => {
    const pieces = markMatch(text, query);
    expect(pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('')).toBe(marked);
  });
});
