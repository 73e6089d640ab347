// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { inProject } from './lib/project.mjs';

describe('the start of a script', () => {
  let folder: string;
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    ['in a folder with ?', 'a?b ', /^Move .* to a folder without "\?" and "#": .*\n$/],
    ['without npm', 'a b%é', /\nnpm was not found: .*\n$/],
  ])('fails %s with one clear line', (_, name, message) => {
    folder = mkdtempSync(join(tmpdir(), name));
    for (const file of ['package.json', 'tools/install.mjs', 'tools/lib']) {
      cpSync(inProject(file), join(folder, file), { recursive: true });
    }
    const options = { env: { PATH: '' }, encoding: 'utf8' } as const;
    const script = join(folder, 'tools', 'install.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script], options);
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/^ +at /m);
  });
});
