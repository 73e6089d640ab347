import { describe, expect, it } from 'vitest';
import { unsupportedCode } from './unsupported-code.ts';

describe('unsupportedCode', () => {
  it.each([
    'const last = lines.at(-1) ?? Object.hasOwn(line, "id");',
    'class Store { #lines = []; get() { return this.#lines?.[0]; } }',
    'export const word = /(?<name>\\p{L}+)(?=s)/u;',
    'const words = spread.withAll(list); Object.entries(a).find(b);',
  ])('accepts %s', (code) => {
    expect(unsupportedCode(code)).toEqual([]);
  });

  it.each([
    'a.toSpliced(1, 1)',
    'a.with(1, b)',
    'a.findLastIndex(b)',
    'AbortSignal.timeout(9)',
    'Object.groupBy(a, b)',
    'a = /(?<=b)c/',
    'a = new RegExp(`(?<!b)c`)',
    'class A { static { b() } }',
    'a = /[\\p{L}--b]/v',
    'using a = b',
  ])('reports %s', (code) => {
    expect(unsupportedCode(code)).toHaveLength(1);
  });

  it('reports syntax after ECMAScript 5 in the script for older browsers', () => {
    const options = { ecmaVersion: 5, sourceType: 'script' } as const;
    expect(unsupportedCode('var a = function () {};', options)).toEqual([]);
    expect(unsupportedCode('a?.b()', options)).toHaveLength(1);
  });
});
