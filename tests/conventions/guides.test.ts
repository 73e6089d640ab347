import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scripts } from '../../package.json';

/** What a developer or a tester follows step by step. */
const guides = ['CONTRIBUTING.md', 'docs/schema-tools.md', 'docs/qa.md'];

describe.each(guides)('%s', (guide) => {
  const inline = [...readFileSync(guide, 'utf8').matchAll(/`([^`\n]+)`/g)].map(
    ([, code = '']) => code,
  );

  it('names files and folders that are there [D9, Q6]', () => {
    const files = inline.filter((code) =>
      /^(?:src|server|docs|testing|tests|tools|workbench)\/[\w./-]+$/.test(code),
    );
    expect(files).not.toEqual([]);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('names scripts that there are [D9, Q6]', () => {
    const named = [...readFileSync(guide, 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(
      ([, script = '']) => script,
    );
    expect(named).not.toEqual([]);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });
});
