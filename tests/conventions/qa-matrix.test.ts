import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Declaration, declarationsIn } from '../../workbench/matrix/declarations.ts';
import { gapsIn, matrixOf } from '../../workbench/matrix/matrix.ts';
import { declaredByTests, matrixFile } from '../../workbench/matrix/test-files.ts';

const declarations = declaredByTests();

describe('the matrix of states, scenarios and tests', () => {
  it('has a test for every state, and a use for every scenario', () => {
    expect(gapsIn(declarations)).toEqual([]);
  });

  it('stands in the documents as the tests declare it', () => {
    expect(readFileSync(matrixFile, 'utf8'), 'run: npm run qa-matrix').toBe(matrixOf(declarations));
  });

  it('misses the state whose only test is taken away', () => {
    const fewer = declarations.filter(({ state }) => state !== 'empty-cart');
    expect(gapsIn(fewer)).toEqual(['no test shows the state empty-cart']);
  });

  it('misses the scenario that no test plays any more', () => {
    const fewer = declarations.filter(({ scenario }) => !scenario.includes('email-429'));
    expect(gapsIn(fewer)).toEqual(['no test shows the state email-429', 'no test plays email-429']);
  });
});

describe('a declaration in a test', () => {
  it('stands for each of its states under each of its scenarios', () => {
    expect(
      read("shows(['empty-cart', 'email-451'], { normal: 1, 'error:producto': 2 }, 't', f);"),
    ).toEqual([
      { state: 'empty-cart', scenario: 'normal', title: 't' },
      { state: 'empty-cart', scenario: 'error:producto', title: 't' },
      { state: 'email-451', scenario: 'normal', title: 't' },
      { state: 'email-451', scenario: 'error:producto', title: 't' },
    ]);
  });

  it.each([
    "shows(name, 'normal', 't', f);",
    "shows('no-such-state', 'normal', 't', f);",
    "shows('empty-cart', ['normal', other], 't', f);",
    "shows('empty-cart', { ...others }, 't', f);",
    "shows('empty-cart', 'normal', `t`, f);",
  ])('that is not written out, as in %s, is refused with its place', (source) => {
    expect(() => read(`\n${source}`)).toThrow(/sample\.test\.tsx:2: .*literals/);
  });
});

/** Reads a test file of this content. */
function read(source: string): Omit<Declaration, 'file'>[] {
  const folder = mkdtempSync(join(tmpdir(), 'matrix-'));
  const file = join(folder, 'sample.test.tsx');
  try {
    writeFileSync(file, source);
    return declarationsIn(file).map(({ file: _, ...declaration }) => declaration);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
