// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stampOf } from './loaded-sources.ts';

describe('stampOf', () => {
  let root: string;
  const write = (name: string, second: number) => {
    writeFileSync(join(root, name), '');
    utimesSync(join(root, name), second, second);
  };
  const age = (name: string) => utimesSync(join(root, name), 1, 1);
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'kuntur-sources-'));
    for (const name of ['server/admin', 'src/lib', 'src/trade', 'src/pages', 'node_modules'])
      mkdirSync(join(root, name), { recursive: true });
    write('server/admin/admin.ts', 1);
    for (const name of ['server', 'server/admin', 'src/lib', 'src/trade']) age(name);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it.each<[string, () => void]>([
    ['a source is written', () => write('server/admin/admin.ts', 2)],
    ['a source is removed', () => rmSync(join(root, 'server/admin/admin.ts'))],
    ['a source is added with an old date', () => write('src/trade/index.ts', 1)],
    ['packages are installed', () => write('node_modules/.package-lock.json', 2)],
  ])('differs once %s', async (_, change) => {
    const before = await stampOf(root);
    change();
    expect(await stampOf(root)).not.toBe(before);
  });

  it('stays the same while only pages of the site are written', async () => {
    const before = await stampOf(root);
    write('src/pages/home.tsx', 2);
    expect(await stampOf(root)).toBe(before);
  });
});
