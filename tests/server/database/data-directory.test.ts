// @vitest-environment node
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDataDirectory } from '../../../server/database/embedded/data-directory.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kuntur-directory-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a data directory', () => {
  it('is initialised again if the first initialisation was interrupted', () => {
    const interrupted = openDataDirectory(folder);
    mkdirSync(interrupted.clusterPath);
    interrupted.release();

    const next = openDataDirectory(folder);
    expect(next.isNew).toBe(true);
    expect(existsSync(next.clusterPath)).toBe(false);
  });

  it('is refused if it contains other files, which are kept', () => {
    writeFileSync(join(folder, 'fotos.zip'), '');
    expect(() => openDataDirectory(folder)).toThrow('was not made by this program');
    expect(readdirSync(folder)).toEqual(['fotos.zip']);
  });

  it('may have the record of the shop before the first start', () => {
    writeFileSync(join(folder, 'shop.json'), '{}');
    const open = openDataDirectory(folder);
    expect(open.isNew).toBe(true);
    open.release();
    expect(readdirSync(folder)).toContain('shop.json');
  });

  it('is refused while it is open', () => {
    const open = openDataDirectory(folder);
    expect(() => openDataDirectory(folder)).toThrow(`is in use by process ${process.pid} on `);
    open.release();
  });

  it('is refused with the reason, and not as damaged, if its database cannot be accessed', () => {
    const directory = openDataDirectory(folder);
    mkdirSync(directory.clusterPath);
    directory.markReady();
    directory.release();
    expect(() => openDataDirectory(folder)).toThrow('PG_VERSION is missing');
    rmSync(directory.clusterPath, { recursive: true });
    // Not a missing permission: root, who may run the tests, has them all.
    symlinkSync(directory.clusterPath, directory.clusterPath);
    expect(() => openDataDirectory(folder)).toThrow('cannot be used: ELOOP');
  });

  it('is refused if the path is a file', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => openDataDirectory(join(folder, 'file'))).toThrow('cannot be used: EEXIST');
  });
});
