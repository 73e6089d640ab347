import { describe, expect, it } from 'vitest';
import { difference } from './install.mjs';

const manifest = { dependencies: { react: '19.3.1' }, devDependencies: {} };
const react = { version: '19.3.1', integrity: 'sha512-a' };
const forLinux = { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] };
const forMac = { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] };
const notForWindows = { version: '1.0.0', os: ['!win32'] };
const machine = { platform: 'linux', arch: 'x64' };

const lock = {
  packages: {
    '': manifest,
    'node_modules/react': react,
    'node_modules/shell': notForWindows,
    'node_modules/binary-linux': forLinux,
    'node_modules/binary-mac': forMac,
  },
};
const installed = {
  packages: {
    'node_modules/react': react,
    'node_modules/shell': notForWindows,
    'node_modules/binary-linux': forLinux,
  },
};

describe('what is installed', () => {
  it('is fresh when it is what the lockfile names for this machine', () => {
    expect(difference(lock, installed, manifest, machine)).toBeUndefined();
  });

  it('is stale when a package is missing', () => {
    const less = { packages: { ...installed.packages, 'node_modules/react': undefined } };
    expect(difference(lock, parsed(less), manifest, machine)).toMatch(/lockfile/);
  });

  it.each([{ version: '19.3.0' }, { integrity: 'sha512-b' }])(
    'is stale when a package has another %o',
    (other) => {
      const packages = { ...installed.packages, 'node_modules/react': { ...react, ...other } };
      expect(difference(lock, { packages }, manifest, machine)).toMatch(/lockfile/);
    },
  );

  it('is stale when package.json asks for what the lockfile does not know', () => {
    const more = { ...manifest, devDependencies: { vite: '8.3.8' } };
    expect(difference(lock, installed, more, machine)).toMatch(/package\.json/);
  });

  it('is stale when the folder comes from another kind of machine', () => {
    const windows = { platform: 'win32', arch: 'x64' };
    expect(difference(lock, installed, manifest, windows)).toMatch(/another kind of machine/);
  });

  it('may lack an optional package', () => {
    const { 'node_modules/binary-linux': _, ...packages } = installed.packages;
    expect(difference(lock, { packages }, manifest, machine)).toBeUndefined();
  });
});

/** As the lockfile comes from its file, without what is undefined. */
function parsed(value: object): typeof installed {
  return JSON.parse(JSON.stringify(value));
}
