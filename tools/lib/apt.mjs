import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';

/** Whether this is Debian and we may install its packages. */
export function canUseApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  return (
    existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}

/**
 * Installs a package of Debian. Waits up to five minutes for another apt.
 * @param {string} name
 * @returns {Promise<boolean>} whether it is installed; if not, apt has said why
 */
export async function aptInstall(name) {
  console.log(`Installing ${name} with apt ...`);
  const apt = ['apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=300'];
  // No questions, and a configuration that is there already stays.
  const env = { DEBIAN_FRONTEND: 'noninteractive', UCF_FORCE_CONFFOLD: '1' };
  await run([...apt, 'update'], { output: 'errors', env });
  const install = [...apt, 'install', '-y', '--no-install-recommends', name];
  const { code } = await run(install, { output: 'errors', env });
  return code === 0;
}
