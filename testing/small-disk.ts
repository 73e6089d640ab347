import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of its own that is soon full. */
export interface SmallDisk {
  folder: string;
  /** Takes all the room there is, but for so many bytes. */
  fill(left?: number): void;
  /** Gives it back. */
  free(): void;
  remove(): void;
}

/** Whether this machine lets us mount one; says so where it does not. */
export function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'kuntur-mount-'));
  const isMounted = mount(folder, 1);
  if (isMounted) spawnSync('umount', [folder]);
  else console.warn('No file system can be mounted here: the tests of a full disk are skipped.');
  rmdirSync(folder);
  return isMounted;
}

/** @throws where `canMount` is false. */
export function makeSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'kuntur-disk-'));
  if (!mount(folder, megabytes)) throw new Error('The file system cannot be mounted.');
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: (left = 0) => {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(bavail * bsize - left));
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => {
      // What still holds a file there lets go when it has ended.
      spawnSync('umount', ['--lazy', folder]);
      rmdirSync(folder);
    },
  };
}

function mount(folder: string, megabytes: number): boolean {
  const args = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
  return spawnSync('mount', args).status === 0;
}
