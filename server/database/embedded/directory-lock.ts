import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { StartUpError } from '../../start-up-error.ts';
import { mayBeAlive, ownIdentity } from './process-identity.ts';

const LOCK_FILE = /^lock-(\d+)\.json$/;

/** How long a lock file may stand half written before its writer is taken for dead. */
const WRITING_MS = 1_000;

const Content = v.object({
  pid: v.number(),
  host: v.string(),
  startMark: v.nullable(v.string()),
  released: v.boolean(),
});

/** Whether a file of a locked directory belongs to its lock. */
export function isLockFile(name: string): boolean {
  return LOCK_FILE.test(name);
}

/**
 * Locks a directory for this process, or says who holds it.
 *
 * The lock files are numbered, and the highest number is the lock. A lock is
 * taken by creating the next number exclusively, and only when the highest was
 * released or its process is dead. Numbers never return: deleting and
 * re-creating one file would let two processes that find the same dead holder
 * both succeed, the second by deleting the lock of the first. Whoever was
 * overtaken between looking and creating finds a higher number and withdraws.
 *
 * @returns what releases the lock; harmless when called twice.
 * @throws StartUpError that names the holder's PID.
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  for (;;) {
    const highest = highestLock(directory);
    await refuseIfHeld(directory, highest);

    const number = highest + 1;
    if (!create(lockPath(directory, number))) continue;
    if (highestLock(directory) > number) {
      rmSync(lockPath(directory, number));
      continue;
    }
    removeLocksBelow(directory, number);
    return () => write(lockPath(directory, number), true, 'w');
  }
}

function lockPath(directory: string, number: number): string {
  return join(directory, `lock-${number}.json`);
}

function lockNumbers(directory: string): number[] {
  return readdirSync(directory).flatMap((name) => Number(LOCK_FILE.exec(name)?.[1] ?? []));
}

function highestLock(directory: string): number {
  return Math.max(0, ...lockNumbers(directory));
}

function removeLocksBelow(directory: string, number: number): void {
  for (const lower of lockNumbers(directory)) {
    if (lower < number) rmSync(lockPath(directory, lower), { force: true });
  }
}

async function refuseIfHeld(directory: string, number: number): Promise<void> {
  if (number === 0) return;
  const path = lockPath(directory, number);
  const content = await read(path);
  if (!content || content.released || !mayBeAlive(content)) return;

  const holder = `process ${content.pid}${content.host === ownIdentity().host ? '' : ` on ${content.host}`}`;
  throw new StartUpError(
    `The data directory ${directory} is in use by ${holder}. Stop that process, or choose another directory: DATA_DIR=… (if it surely no longer runs, delete ${path}).`,
  );
}

/** The content of a lock file; null when it is gone, or its writer died while writing. */
async function read(path: string): Promise<v.InferOutput<typeof Content> | null> {
  for (const start = Date.now(); Date.now() - start < WRITING_MS; await sleep(50)) {
    try {
      return v.parse(Content, JSON.parse(readFileSync(path, 'utf8')));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    }
  }
  return null;
}

function create(path: string): boolean {
  try {
    write(path, false, 'wx');
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function write(path: string, released: boolean, flag: 'w' | 'wx'): void {
  writeFileSync(path, `${JSON.stringify({ ...ownIdentity(), released })}\n`, { flag });
}
