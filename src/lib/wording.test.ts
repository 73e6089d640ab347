import { describe, expect, it } from 'vitest';
import { nonBreaking } from './wording.ts';

describe('nonBreaking', () => {
  it.each([
    ['TUBO LAC 2 1/2" x 2 1/2" x 2.0 mm x 6 m', 'TUBO LAC 2_1/2" x 2_1/2" x 2.0_mm x 6_m'],
    ['ÁNGULO A36 1/2" x 3/16"', 'ÁNGULO A36 1/2" x 3/16"'],
    ['PLATINA INOX 304 1/8" x 1" x 6 m', 'PLATINA INOX 304 1/8" x 1" x 6_m'],
    ['ESMALTE AMARILLO ORO 1 GALÓN', 'ESMALTE AMARILLO ORO 1_GALÓN'],
    ['ESMERIL ANGULAR 4 1/2" 850 W', 'ESMERIL ANGULAR 4_1/2" 850_W'],
    ['ALICATE AISLADO 1000 V 7"', 'ALICATE AISLADO 1000_V 7"'],
    ['DISCO 7 metales', 'DISCO 7 metales'],
  ])('keeps each measure of %s on one line', (name, shown) => {
    expect(nonBreaking(name)).toBe(shown.replaceAll('_', '\u00a0'));
  });
});
