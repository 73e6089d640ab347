import { existsSync } from 'node:fs';
import { aptInstall, canUseApt } from './apt.ts';

/** Programs by the Debian package that has them. */
const packages = {
  'firefox-esr': ['/usr/bin/firefox-esr'],
  'webkit2gtk-driver': ['/usr/bin/WebKitWebDriver'],
  xvfb: ['/usr/bin/Xvfb', '/usr/bin/xvfb-run'],
  xauth: ['/usr/bin/xauth'],
  'wpewebkit-driver': ['/usr/bin/WPEWebDriver'],
  cog: ['/usr/bin/cog'],
};

/** Whether all programs of some packages are installed. */
export function hasPackages(...names: (keyof typeof packages)[]): boolean {
  return names.every((name) => packages[name].every((file) => existsSync(file)));
}

/**
 * Installs Firefox, WebKitGTK and an old WebKit by apt.
 * @returns the packages that are missing
 */
export async function ensureOtherBrowsers(): Promise<string[]> {
  const names = Object.keys(packages) as (keyof typeof packages)[];
  const missing = () => names.filter((name) => !hasPackages(name));
  if (missing().length > 0 && canUseApt()) await aptInstall(...missing());
  return missing();
}
