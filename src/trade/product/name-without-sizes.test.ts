import { describe, expect, it } from 'vitest';
import { nameWithoutSizes } from './name-without-sizes.ts';

const withoutSizes = (name: string) => nameWithoutSizes(name, ['size', 'thickness', 'length']);

describe('nameWithoutSizes', () => {
  it('omits the sizes and the signs between them', () => {
    expect(withoutSizes('TUBO CUADRADO LAF 1/2" x 1/2" x 0.8 mm x 6 m')).toBe('TUBO CUADRADO LAF');
    expect(withoutSizes('Tubo cuad. 2X2X1.5mm negro')).toBe('Tubo cuad. negro');
    expect(withoutSizes('ÁNGULO GALV. A36 1" x 1/8" x 6 m')).toBe('ÁNGULO GALV. A36');
  });

  it('keeps words behind the sizes', () => {
    expect(withoutSizes('TUBO CUADRADO 2" x 2" x 1.5 mm x 6 m (REFORZADO)')).toBe(
      'TUBO CUADRADO (REFORZADO)',
    );
  });

  it('keeps grades, schedules and numbers that are not sizes', () => {
    expect(withoutSizes('BARRA REDONDA SAE 1045 1/2" x 6 m')).toBe('BARRA REDONDA SAE 1045');
    expect(withoutSizes('TUBERÍA SCH 40 2" x 6 m')).toBe('TUBERÍA SCH 40');
  });

  it('keeps sizes of roles that are not omitted', () => {
    expect(nameWithoutSizes('PLATINA A36 1" x 1/8" x 6 m', ['size'])).toBe(
      'PLATINA A36 1/8" x 6 m',
    );
  });

  it('is the whole name where its signs were rewritten', () => {
    expect(withoutSizes('ÁNGULO 1½ x 1/8')).toBe('ÁNGULO 1½ x 1/8');
  });
});
