// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
    ['with too little memory', 'killed', /\nnpm ci was killed, probably .* 1 GB.*\nnpm ci failed/],
  ])('fails %s and says why', (_, name, message) => {
    folder = mkdtempSync(join(tmpdir(), name));
    for (const file of ['package.json', 'tools/install.mjs', 'tools/lib']) {
      cpSync(inProject(file), join(folder, file), { recursive: true });
    }
    if (name === 'killed') {
      writeFileSync(join(folder, 'npm'), '#!/bin/sh\nkill -9 $$\n', { mode: 0o755 });
    }
    const options = { env: { PATH: name === 'killed' ? folder : '' }, encoding: 'utf8' } as const;
    const script = join(folder, 'tools', 'install.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script], options);
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/^ +at /m);
  });
});
