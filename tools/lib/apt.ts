import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';

/** Whether this is Debian and the process may install packages. */
export function canUseApt(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** Installs Debian packages; apt prints the reason when it fails. */
export async function aptInstall(...names: string[]): Promise<void> {
  console.log(`Installing ${names.join(', ')} with apt ...`);
  const apt = ['apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=300'];
  const options = {
    output: 'errors',
    env: { DEBIAN_FRONTEND: 'noninteractive', UCF_FORCE_CONFFOLD: '1' },
  } as const;
  await run([...apt, 'update'], options);
  await run([...apt, 'install', '-y', '--no-install-recommends', ...names], options);
}
