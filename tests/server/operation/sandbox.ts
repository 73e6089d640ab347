import { execFile, execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject } from '../../../tools/lib/project.mjs';

/** Root may give the script a copy of `/etc`, by a mount that only its own processes see. */
export const canInstall =
  spawnSync('unshare', ['--mount', 'true']).status === 0 && existsSync('/usr/bin/node');

export type Sandbox = ReturnType<typeof createSandbox>;

/** A machine for `deploy/install.sh`: copies of `/etc` and of a built shop, and stubs of programs. */
export function createSandbox() {
  const folder = mkdtempSync(join(tmpdir(), 'kuntur-install-'));
  const [etc, bin, source] = ['etc', 'bin', 'source'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const calls = join(folder, 'calls');
  execFileSync('cp', ['-a', '/etc', etc]);
  for (const path of [join(folder, 'backups'), bin, join(etc, 'caddy'), join(source, 'dist')])
    mkdirSync(path, { recursive: true });
  for (const path of ['deploy', 'tools', 'package.json'])
    cpSync(inProject(path), join(source, path), { recursive: true });
  writeFileSync(join(source, 'dist/index.html'), '');
  writeFileSync(join(etc, 'passwd'), 'kuntur:x:990:990::/:/bin/false\n', { flag: 'a' });

  /** A program that notes its call and runs a script. */
  const stub = (program: string, script: string) => {
    writeFileSync(join(bin, program), `#!/bin/sh\necho "${program} $*" >>${calls}\n${script}\n`);
    chmodSync(join(bin, program), 0o755);
  };
  for (const program of ['systemctl', 'runuser', 'useradd']) stub(program, 'echo 1');

  return {
    stub,
    source,
    /** A file below `/etc`. */
    path: (name: string) => join(etc, name),
    read: (name: string) => readFileSync(join(etc, name), 'utf8'),
    write: (name: string, text: string) => writeFileSync(join(etc, name), text),
    /** @param isOffline whether nothing answers on any port */
    install: (hosts: readonly string[], isOffline = false, command = 'deploy/install.sh') => {
      writeFileSync(calls, '');
      const mounts = `mount --bind ${etc} /etc && mount --bind ${folder}/backups /var/backups`;
      const script = `${mounts} && PATH=${bin}:$PATH ${command} "$@"`;
      const own = isOffline ? ['--mount', '--net'] : ['--mount'];
      return new Promise<{ status: unknown; output: string; calls: string }>((resolve) => {
        execFile(
          'unshare',
          [...own, 'sh', '-c', script, 'sh', ...hosts],
          { cwd: source },
          (error, stdout, stderr) =>
            resolve({
              status: error?.code ?? 0,
              output: stdout + stderr,
              calls: readFileSync(calls, 'utf8'),
            }),
        );
      });
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
