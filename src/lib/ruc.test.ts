import { describe, expect, it } from 'vitest';
import { isRuc } from './ruc.ts';

describe('isRuc', () => {
  // Published taxpayers, among them SUNAT itself.
  it.each(['20100047218', '20131312955', '20100130204', '20 10004721-8'])('accepts %s', (text) => {
    expect(isRuc(text)).toBe(true);
  });

  it.each([
    ['a wrong check digit', '20100047219'],
    ['an unknown prefix', '30100047218'],
    ['10 digits', '2010004721'],
    ['letters', '2010004721O'],
    ['full-width digits', '２０１０００４７２１８'],
  ])('rejects %s', (_, text) => {
    expect(isRuc(text)).toBe(false);
  });
});
