import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { log } from '../../observability/log.ts';
import { MAINTENANCE_TIMEOUT_MS } from '../database.ts';
import { classifyErrors } from '../database-errors.ts';
import { PICTURES } from './data-directory.ts';
import { LOCK_FILE } from './directory-lock.ts';
import type { DatabaseEngine } from './engine.ts';

/** Runs work while no other is run. */
export type RunExclusive = <Result>(
  work: (engine: DatabaseEngine) => Promise<Result>,
) => Promise<Result>;

/** In the directory of the database, and not part of it. */
const EXCLUDED = [LOCK_FILE, PICTURES];

/** Copies the database of a directory while nothing writes to it, then packs the copy. */
export async function backUp(path: string, runExclusive: RunExclusive): Promise<Readable> {
  const copy = await mkdtemp(join(tmpdir(), copyPrefix(path)));
  const remove = () => rm(copy, { recursive: true, force: true });
  try {
    await runExclusive(async (engine) => {
      await classifyErrors(engine.query('CHECKPOINT', [], MAINTENANCE_TIMEOUT_MS));
      const isDatabase = (file: string) => !EXCLUDED.includes(relative(path, file));
      await cp(path, copy, { recursive: true, filter: isDatabase });
    });
  } catch (error) {
    await remove();
    throw error;
  }
  return Readable.from(pack(copy, resolve(path), remove));
}

/** Of the temporary copies of one directory: other shops may use the same machine. */
function copyPrefix(path: string): string {
  const hash = createHash('sha256').update(resolve(path)).digest('hex').slice(0, 12);
  return `kuntur-backup-${hash}-`;
}

/** Removes what a process that was killed during a backup left. */
export async function removeCopies(path: string): Promise<void> {
  const prefix = copyPrefix(path);
  const all = await readdir(tmpdir()).catch(() => []);
  const names = all.filter((name) => name.startsWith(prefix));
  await Promise.all(
    names.map((name) => rm(join(tmpdir(), name), { recursive: true, force: true })),
  );
}

/** Yields a `.tar.gz` of a copy of a database, and of the pictures in its directory. */
async function* pack(copy: string, directory: string, onEnd: () => Promise<void>) {
  const pictures = existsSync(join(directory, PICTURES)) ? ['-C', directory, PICTURES] : [];
  const tar = spawn('tar', ['-czf', '-', '-C', copy, '.', ...pictures]);
  const ended = new Promise((resolve) => tar.once('error', resolve).once('close', resolve));
  try {
    yield* tar.stdout;
    const result = await ended;
    // 1: a picture was added at the same time. It is not in this backup.
    if (result !== 0 && result !== 1) throw new Error(`tar failed: ${result}`);
  } catch (error) {
    log.error({ err: error }, 'The backup is incomplete');
    throw error;
  } finally {
    tar.kill();
    await onEnd();
  }
}
