import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countReport, inWords, oneTest, readPlaywright, readVitest, sum } from './count.mjs';

const folder = mkdtempSync(join(tmpdir(), 'count-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('the count of a run', () => {
  it('adds up steps and suites, and names what was skipped only when there is some', () => {
    const counts = [oneTest(true), oneTest(false), { passed: 3, failed: 0, skipped: 0 }];
    expect(inWords(sum(counts))).toBe('4 passed, 1 failed');
    expect(inWords(sum([...counts, { passed: 0, failed: 0, skipped: 2 }]))).toBe(
      '4 passed, 1 failed, 2 skipped',
    );
  });

  it("reads Vitest's report", () => {
    const file = report({
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
    });
    expect(countReport(1, file, readVitest)).toEqual({ passed: 5, failed: 1, skipped: 3 });
  });

  it("reads Playwright's report, in which a second try is a failure", () => {
    const file = report({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 } });
    expect(countReport(1, file, readPlaywright)).toEqual({ passed: 4, failed: 2, skipped: 0 });
  });

  it('has a failure when the run ended badly though no test failed', () => {
    const file = report({ stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 } });
    expect(countReport(1, file, readPlaywright)).toEqual({ passed: 4, failed: 1, skipped: 0 });
  });

  it('has a failure when there is no report', () => {
    const count = countReport(0, join(folder, 'none.json'), readVitest);
    expect(count).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});
