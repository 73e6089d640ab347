import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A group of processes with a limit of memory, without swap. */
export interface ControlGroup {
  add: (pid: number) => void;
  /** The most memory that it has had, file cache included, in bytes. */
  peak: () => number;
  /** Once its processes have ended. */
  remove: () => void;
}

const root = '/sys/fs/cgroup';
/** Version 1 has a folder for each resource. */
const folder = existsSync(join(root, 'memory')) ? join(root, 'memory') : root;
const files =
  folder === root
    ? { limit: 'memory.max', swap: 'memory.swap.max', peak: 'memory.peak', noSwap: '0' }
    : {
        limit: 'memory.limit_in_bytes',
        swap: 'memory.swappiness',
        peak: 'memory.max_usage_in_bytes',
        noSwap: '0',
      };

/**
 * @param bytes of memory; null for no limit
 * @returns null where this user cannot make one
 */
export function makeControlGroup(bytes: number | null): ControlGroup | null {
  const path = join(folder, `kuntur-bench-${process.pid}-${bytes}`);
  try {
    mkdirSync(path);
    if (bytes !== null) writeFileSync(join(path, files.limit), String(bytes));
    if (existsSync(join(path, files.swap))) writeFileSync(join(path, files.swap), files.noSwap);
    return {
      add: (pid) => writeFileSync(join(path, 'cgroup.procs'), String(pid)),
      peak: () => Number(readFileSync(join(path, files.peak), 'utf8')),
      remove: () => rmdirSync(path),
    };
  } catch {
    return null;
  }
}
