import { describe, expect, it } from 'vitest';
import { filesIn, linesOf } from '../../testing/files.ts';

const files = filesIn(['src', 'tests/pages', 'tests/e2e'], /\.(test\.tsx?|e2e\.ts)$/);
const sleep = /waitForTimeout|=> *setTimeout\(|timers\/promises/;

describe('no test of a page sleeps', () => {
  it('but lets time go by that only the page lives in', () => {
    expect(files.length).toBeGreaterThan(50);
    const sleeping = files.flatMap((file) =>
      linesOf(file).flatMap((line, index) => (sleep.test(line) ? [`${file}:${index + 1}`] : [])),
    );
    expect(sleeping).toEqual([]);
  });

  it.each(['await page.waitForTimeout(50);', 'new Promise((done) => setTimeout(done, 50))'])(
    'and `%s` is sleep',
    (line) => {
      expect(line).toMatch(sleep);
    },
  );
});
