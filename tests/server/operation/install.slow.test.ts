// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasCaddy } from '../../../testing/caddy.ts';
import { inProject } from '../../../tools/lib/project.mjs';

/** Root may give the script a copy of `/etc`, by a mount that only its own processes see. */
const canMount = spawnSync('unshare', ['--mount', 'true']).status === 0;
const hasNode = existsSync('/usr/bin/node');

const OTHER_SITE = 'otra.example {\n\trespond "otra"\n}\n';
const IMPORT = 'import /etc/caddy/kuntur-aceros.caddy\n';

describe.skipIf(!canMount || !hasNode || !hasCaddy())('deploy/install.sh', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kuntur-install-'));
  const etc = join(folder, 'etc');
  const backups = join(folder, 'backups');
  const bin = join(folder, 'bin');
  const calls = join(folder, 'calls');
  const caddyfile = join(etc, 'caddy/Caddyfile');
  beforeAll(() => {
    execFileSync('cp', ['-a', '/etc', etc]);
    for (const path of [backups, bin, join(etc, 'caddy')]) mkdirSync(path, { recursive: true });
    writeFileSync(join(etc, 'passwd'), 'kuntur:x:990:990::/:/bin/false\n', { flag: 'a' });
    for (const program of ['systemctl', 'runuser', 'useradd']) {
      const script = `#!/bin/sh\necho "${program} $*" >>${calls}\necho 1\n`;
      writeFileSync(join(bin, program), script);
      chmodSync(join(bin, program), 0o755);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const install = (...hosts: string[]) => {
    writeFileSync(calls, '');
    const mounts = `mount --bind ${etc} /etc && mount --bind ${backups} /var/backups`;
    const script = `${mounts} && PATH=${bin}:$PATH deploy/install.sh "$@"`;
    const args = ['--mount', 'sh', '-c', script, 'sh', ...hosts];
    const options = { cwd: inProject(), encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync('unshare', args, options);
    return { status, output: stdout + stderr, calls: readFileSync(calls, 'utf8') };
  };

  it('keeps another site of Caddy, and renews the units when it is run again', () => {
    writeFileSync(caddyfile, OTHER_SITE);
    expect(install('tienda.example', 'admin.tienda.example')).toMatchObject({ status: 0 });
    expect(readFileSync(caddyfile, 'utf8')).toBe(`${OTHER_SITE}${IMPORT}`);

    const unit = join(etc, 'systemd/system/kuntur-aceros.service');
    writeFileSync(unit, 'old');
    const again = install();
    expect(again.calls).toMatch(/daemon-reload.*restart kuntur-aceros\n.*reload-or-restart caddy/s);
    expect(readFileSync(unit, 'utf8')).not.toBe('old');
    expect(readFileSync(caddyfile, 'utf8')).toBe(`${OTHER_SITE}${IMPORT}`);
  });

  it('changes nothing of a configuration that has the shop already, and restarts nothing', () => {
    const own = 'https://tienda.example {\n\trespond "tienda"\n}\n';
    writeFileSync(caddyfile, own);
    const { status, output, calls: made } = install();
    expect(status).toBe(1);
    expect(output).toContain('cannot import /etc/caddy/kuntur-aceros.caddy');
    expect(made).not.toContain('restart');
    expect(readFileSync(caddyfile, 'utf8')).toBe(own);
  });
});
