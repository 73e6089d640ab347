import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../../testing/files.ts';
import { storedEntries } from '../../testing/stored-entries.ts';

describe('the entries of the browser’s storage', () => {
  it('have distinct keys', () => {
    const keys = filesIn(['src'], /(?<!\.test)\.tsx?$/).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/: StoredEntry<.+> = \{\s+key: '(.+)'/g)].map(
        ([, key]) => key,
      ),
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(storedEntries.map(({ key }) => key).sort()).toEqual(keys.sort());
  });

  it.each([undefined, null, 7, [null, 7, '', [], {}], { version: 2, lines: [] }])(
    'read %j as empty',
    (stored) => {
      for (const { parse, empty } of storedEntries) expect(parse(stored) ?? empty).toEqual(empty);
    },
  );
});
