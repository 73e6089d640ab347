import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';

/** Whether this is Debian and the process may install packages. */
export function canUseApt(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** Installs Debian packages; returns false when apt fails, which prints the reason. */
export async function aptInstall(...names: string[]): Promise<boolean> {
  console.log(`Installing ${names.join(', ')} with apt ...`);
  const apt = ['apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=300'];
  const options = {
    output: 'errors',
    env: { DEBIAN_FRONTEND: 'noninteractive', UCF_FORCE_CONFFOLD: '1' },
  } as const;
  await run([...apt, 'update'], options);
  const install = [...apt, 'install', '-y', '--no-install-recommends', ...names];
  return (await run(install, options)).code === 0;
}
