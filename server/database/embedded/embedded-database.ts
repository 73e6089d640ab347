import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../../observability/error-fields.ts';
import { log } from '../../observability/log.ts';
import { ServiceUnavailable } from '../../service-unavailable.ts';
import { StartUpError } from '../../start-up-error.ts';
import {
  type Database,
  MAINTENANCE_TIMEOUT_MS,
  type Queryable,
  STATEMENT_TIMEOUT_MS,
} from '../database.ts';
import { classifyErrors } from '../database-errors.ts';
import { type DataDirectory, damaged, openDataDirectory, PICTURES } from './data-directory.ts';
import { LOCK_FILE } from './directory-lock.ts';
import { type DatabaseEngine, startEngine } from './engine.ts';

const DIRECTORY_GONE = 'The data directory was removed or replaced while it was in use';

/** In the directory of the database, and not part of it. */
const EXCLUDED = [LOCK_FILE, PICTURES];

/**
 * Opens the embedded database: PGlite on a directory that only this process may use.
 * A committed row survives the end of the process at any moment (`kill -9`), but not necessarily a
 * power failure: PGlite does not fsync. Where that matters, use a PostgreSQL server.
 * @throws StartUpError when the directory is in use, damaged, or not ours.
 */
export async function openEmbeddedDatabase(
  path: string,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
): Promise<Database> {
  const directory = openDataDirectory(path);
  const start = () => startEngine(directory.clusterPath);

  const copies = copyPrefix(path);
  let engine = await startFirst(path, directory, start);
  await removeCopies(copies);
  const isInPlace = directory.watch();
  const problem = () => (isInPlace() ? null : `${DIRECTORY_GONE}; restart the shop`);
  let queue: Promise<unknown> = Promise.resolve();
  let closed = false;

  /** Runs `work` after all earlier work: there is one engine with one session. */
  const runExclusive = <Result>(
    work: (engine: DatabaseEngine) => Promise<Result>,
  ): Promise<Result> => {
    const result = queue.then(async () => {
      if (closed) throw new Error('The database has been closed.');
      // Not even started again: the engine would create an empty database.
      if (!isInPlace()) throw new ServiceUnavailable(DIRECTORY_GONE);
      if (!engine.isAlive()) {
        engine = await classifyErrors(start());
        log.warn('Restarted the embedded database, which had ended');
      }
      return work(engine);
    });
    queue = result.catch(() => undefined);
    return result;
  };

  return {
    query: <Row>(text: string, params: readonly unknown[] = []) => {
      const deadline = performance.now() + statementTimeoutMs;
      const rows = runExclusive(async (current) => {
        // Its caller has been answered.
        if (performance.now() >= deadline) throw new Error('The database was busy.');
        // Longer than its caller waits: restarting the engine costs an overloaded machine even more.
        return current.query<Row>(text, params, 2 * statementTimeoutMs);
      });
      return classifyErrors(withDeadline(rows, statementTimeoutMs));
    },

    transaction: (work, timeoutMs = statementTimeoutMs) =>
      runExclusive((current) => inTransaction(current, work, timeoutMs)),

    backUp: async () => {
      const copy = await mkdtemp(join(tmpdir(), copies));
      const remove = () => rm(copy, { recursive: true, force: true });
      try {
        // Nothing writes to the database while it is copied.
        await runExclusive(async (current) => {
          await classifyErrors(current.query('CHECKPOINT', [], MAINTENANCE_TIMEOUT_MS));
          const isDatabase = (file: string) => !EXCLUDED.includes(relative(path, file));
          await cp(path, copy, { recursive: true, filter: isDatabase });
        });
      } catch (error) {
        await remove();
        throw error;
      }
      return Readable.from(pack(copy, resolve(path), remove));
    },

    problem,

    close: async () => {
      await queue;
      closed = true;
      await engine.close();
      directory.release();
    },
  };
}

/** Of the temporary copies of one directory: other shops may use the same machine. */
function copyPrefix(path: string): string {
  const hash = createHash('sha256').update(resolve(path)).digest('hex').slice(0, 12);
  return `kuntur-backup-${hash}-`;
}

/** Removes what a process that was killed during a backup left. */
async function removeCopies(prefix: string): Promise<void> {
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

async function startFirst(
  path: string,
  directory: DataDirectory,
  start: () => Promise<DatabaseEngine>,
) {
  try {
    const engine = await start();
    if (directory.isNew) directory.markReady();
    return engine;
  } catch (error) {
    directory.release();
    const reason = reasonOf(error);
    if (!directory.isNew) throw damaged(path, `it cannot be opened (${reason})`);
    throw new StartUpError(
      `The database cannot be created in ${path}: ${reason}. It needs about 60 MB; the next start tries again.`,
    );
  }
}

async function inTransaction<Result>(
  engine: DatabaseEngine,
  work: (transaction: Queryable) => Promise<Result>,
  timeoutMs: number,
): Promise<Result> {
  const query: Queryable['query'] = (text, params = []) =>
    classifyErrors(engine.query(text, params, timeoutMs));
  await query('BEGIN');
  try {
    const result = await work({ query });
    await query('COMMIT');
    return result;
  } catch (error) {
    // An engine that has ended has rolled back its transaction.
    if (engine.isAlive()) await query('ROLLBACK');
    throw error;
  }
}

/** Rejects if `promise` has not settled at the deadline. */
function withDeadline<T>(promise: Promise<T>, deadlineMs: number): Promise<T> {
  const tooLate = sleep(deadlineMs, undefined, { ref: false }).then(() => {
    throw new Error(`The database did not answer within ${deadlineMs} ms.`);
  });
  return Promise.race([promise, tooLate]);
}
