import { describe, expect, it } from 'vitest';
import { oneLine } from './clean-text.ts';

describe('oneLine', () => {
  it.each([
    ['TUBO\n• OTRO - Cantidad: 9', 'TUBO • OTRO - Cantidad: 9'],
    ['A\r\n\tB\u2028C\u0000D', 'A B C D'],
    ['hangul\u3164 filler\u034F', 'hangul filler'],
    ['braille\u2800blank', 'brailleblank'],
    ['soft\u00ADhyphen \u{E0041}tag', 'softhyphen tag'],
    [`A${'\u00A0'.repeat(200)}• B - Cantidad: 9`, 'A • B - Cantidad: 9'],
    ['mal\uD800formado', 'mal\uFFFDformado'],
    ['bien 😀 formado', 'bien 😀 formado'],
  ])('cleans %j to %j', (text, clean) => {
    expect(oneLine(text)).toBe(clean);
  });
});
