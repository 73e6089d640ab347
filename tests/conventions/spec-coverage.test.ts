import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../../testing/files.ts';

const coverage = readFileSync('docs/spec-coverage.md', 'utf8');
const tests = filesIn(
  ['src', 'server', 'testing', 'tests', 'tools', 'workbench'],
  /\.(test\.tsx?|e2e\.ts)$/,
);

/** The lines of all tables but their heads, cell by cell. */
const rows = coverage
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Statement|Reading|---) /.test(line))
  .map((line) => line.slice(2, -2).split(' | '));

/** A test file, named by the end of its path, and the titles that are cited of it. */
const citation = /`([\w./-]+\.(?:test\.tsx?|e2e\.ts))`((?:,? "[^"]+")*)/g;

function citationsIn(cell: string): { file: string; titles: string[] }[] {
  return [...cell.matchAll(citation)].map(([, file = '', titles = '']) => ({
    file,
    titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
  }));
}

/** The files of the tree that a citation may mean: one, if the list is true. */
function filesNamed(name: string): string[] {
  return tests.filter((path) => `/${path}`.endsWith(`/${name}`));
}

describe('the list of what shows that the specification is met', () => {
  it('has no open line: each says where, and names a test', () => {
    expect(rows.length).toBeGreaterThan(250);
    const open = rows.filter(
      ([statement, where, shown, ...more]) =>
        !statement || !where || more.length > 0 || citationsIn(shown ?? '').length === 0,
    );
    expect(open).toEqual([]);
  });

  it('names files that exist', () => {
    const paths = rows.flatMap(([, where = '']) =>
      [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
    );
    expect(paths.length).toBeGreaterThan(200);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('cites tests by words that stand in their files', () => {
    const wrong = rows.flatMap(([, , shown = '']) =>
      citationsIn(shown).flatMap(({ file, titles }) => {
        const [path, ...others] = filesNamed(file);
        if (path === undefined || others.length > 0 || titles.length === 0) return [file];
        const text = readFileSync(path, 'utf8');
        return titles.filter((title) => !text.includes(title)).map((title) => `${path}: ${title}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('has each of the first 46 readings and some of those since, with a test that names it', () => {
    const readings = rows.filter(([statement = '']) => /^\d+\. /.test(statement));
    const numbers = readings.map(([reading]) => Number.parseInt(reading ?? '', 10));
    expect(numbers.slice(0, 46)).toEqual(Array.from({ length: 46 }, (_, index) => index + 1));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    const unnamed = readings.filter(([, , shown = ''], index) => {
      const number = numbers[index];
      return !citationsIn(shown).some(({ titles }) =>
        titles.some(
          (title) =>
            title.startsWith(`reading ${number}: `) || title.includes(`[reading ${number}]`),
        ),
      );
    });
    expect(unnamed).toEqual([]);
  });
});
