import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small file system in memory. */
export interface SmallDisk {
  folder: string;
  fill(): void;
  /** Removes the filling. */
  free(): void;
  remove(): void;
}

/** Whether this process may mount a file system; a warning if not. */
export function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'kuntur-mount-'));
  const isMounted = mount(folder, 1);
  if (isMounted) spawnSync('umount', [folder]);
  else console.warn('File systems cannot be mounted here: the tests of a full disk are skipped.');
  rmdirSync(folder);
  return isMounted;
}

/** @throws if `canMount` is false */
export function makeSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'kuntur-disk-'));
  if (!mount(folder, megabytes)) throw new Error('The file system cannot be mounted.');
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(ballast, Buffer.alloc(bavail * bsize));
      } catch (error) {
        // The server may take the last block first.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => {
      // Lazily, because a process may still have files open.
      spawnSync('umount', ['--lazy', folder]);
      rmdirSync(folder);
    },
  };
}

function mount(folder: string, megabytes: number): boolean {
  const args = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
  return spawnSync('mount', args).status === 0;
}
