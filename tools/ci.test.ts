// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inProject } from './lib/project.mjs';

/** Replaces npm: "installs" version 99 and ends each test run with a given line. */
const npm = (machine: string, newest: string) => `#!/bin/sh
case "$*" in
  'view node version') echo 99.1.0 ;;
  install*@99.1.0)
    bin=$3/node_modules/node-${process.platform}-${process.arch}/bin
    mkdir -p "$bin" && printf '#!/bin/sh\\necho v99.1.0\\n' >"$bin/node" && chmod +x "$bin/node" ;;
  install*) exit 1 ;;
  'test -- fast slow') ls; ${machine} ;;
  test) ${newest} ;;
esac
`;

describe('.ci/run', () => {
  let folder: string;
  let bin: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kuntur-ci-test-'));
    bin = join(folder, 'bin');
    for (const path of ['.ci', 'tools/ci.mjs', 'tools/lib', '.gitignore']) {
      cpSync(inProject(path), join(folder, 'project', path), { recursive: true });
    }
    mkdirSync(join(folder, 'project', 'dist'));
    mkdirSync(bin);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function runCi(script: string) {
    writeFileSync(join(bin, 'npm'), script);
    chmodSync(join(bin, 'npm'), 0o755);
    const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
    const { status, stdout } = spawnSync(join(folder, 'project/.ci/run'), {
      env,
      encoding: 'utf8',
    });
    return { status, stdout, lines: stdout.trimEnd().split('\n').slice(-3) };
  }

  it('prints both results and ends with their sums', () => {
    const { status, lines, stdout } = runCi(
      npm(
        'echo "9 passed, 0 failed"; echo "20 passed, 0 failed"',
        'echo "5 passed, 0 failed, 2 skipped"',
      ),
    );
    expect(lines).toEqual([
      expect.stringMatching(
        /^Node\.js \d+\.\d+\.\d+, npm test -- fast slow \(\d+ s\): 20 passed, 0 failed, 0 skipped$/,
      ),
      expect.stringMatching(
        /^Node\.js 99\.1\.0, npm test \(\d+ s\): 5 passed, 0 failed, 2 skipped$/,
      ),
      '25 passed, 0 failed',
    ]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^tools$/m);
    expect(stdout).not.toMatch(/^dist$/m);
  });

  it.each([
    [
      'with this Node.js',
      'echo "1 passed, 3 failed"; exit 1',
      'echo "4 passed, 0 failed"',
      '5 passed, 3 failed',
    ],
    [
      'with the newest',
      'echo "1 passed, 0 failed"',
      'echo "4 passed, 2 failed"; exit 1',
      '5 passed, 2 failed',
    ],
    ['without counts', 'exit 1', 'echo "4 passed, 0 failed"', '4 passed, 1 failed'],
  ])('fails when the tests fail %s', (_, machine, newest, sums) => {
    const { status, lines } = runCi(npm(machine, newest));
    expect(lines.at(-1)).toBe(sums);
    expect(status).toBe(1);
  });

  it('fails when the newest cannot be installed', () => {
    const { status, lines } = runCi(
      npm('echo "1 passed, 0 failed"', 'true').replaceAll('@99.1.0', '@0'),
    );
    expect(lines.slice(1)).toEqual([
      'Installing the newest Node.js: 0 passed, 1 failed, 0 skipped',
      '1 passed, 1 failed',
    ]);
    expect(status).toBe(1);
  });
});
