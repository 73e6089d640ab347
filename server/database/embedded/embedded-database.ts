import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { reasonOf } from '../../observability/error-fields.ts';
import { log } from '../../observability/log.ts';
import { StartUpError } from '../../start-up-error.ts';
import {
  type Database,
  MAINTENANCE_TIMEOUT_MS,
  type Queryable,
  STATEMENT_TIMEOUT_MS,
} from '../database.ts';
import { classifyErrors } from '../database-errors.ts';
import { type DataDirectory, damaged, openDataDirectory } from './data-directory.ts';
import { type Engine, startEngine, withDeadline } from './engine.ts';

/** Time after its deadline until a query that still runs has the engine replaced, in milliseconds. */
const GRACE_MS = 5_000;

/**
 * Opens the embedded database: PGlite on a directory that only this process may use.
 *
 * A committed row survives the end of the process at any moment (`kill -9`), but not necessarily a
 * power failure: PGlite does not fsync. Where that matters, use a PostgreSQL server.
 * @throws StartUpError when the directory is in use, damaged, or not ours.
 */
export async function openEmbeddedDatabase(
  path: string,
  { statementTimeoutMs = STATEMENT_TIMEOUT_MS, graceMs = GRACE_MS } = {},
): Promise<Database> {
  const directory = openDataDirectory(path);
  process.once('exit', directory.release);
  const release = () => {
    process.removeListener('exit', directory.release);
    directory.release();
  };

  const start = () => startEngine(directory.clusterPath, graceMs);

  let engine: Engine;
  try {
    engine = await startFirst(path, directory, start);
  } catch (error) {
    release();
    throw error;
  }

  let queue: Promise<unknown> = Promise.resolve();
  let closed = false;

  /** Runs `work` after all earlier work: there is one engine with one session. */
  const runExclusive = <Result>(work: (engine: Engine) => Promise<Result>): Promise<Result> => {
    const result = queue.then(async () => {
      if (closed) throw new Error('The database has been closed.');
      if (!engine.isAlive()) {
        engine = await classifyErrors(start());
        log.warn('Restarted the embedded database, which had ended');
      }
      return work(engine);
    });
    queue = result.catch(() => undefined).then(() => engine.idle());
    return result;
  };

  return {
    query: <Row>(text: string, params: readonly unknown[] = []) => {
      const deadline = performance.now() + statementTimeoutMs;
      const rows = runExclusive(async (current) => {
        const left = deadline - performance.now();
        if (left <= 0) throw new Error('The database was busy until the deadline.');
        return current.query<Row>(text, params, left);
      });
      return classifyErrors(withDeadline(rows, statementTimeoutMs));
    },

    transaction: (work, timeoutMs = statementTimeoutMs) =>
      runExclusive((current) => inTransaction(current, work, timeoutMs)),

    // Nothing writes to the directory while it is packed.
    backUp: () =>
      runExclusive(async (current) => {
        await classifyErrors(current.query('CHECKPOINT', [], MAINTENANCE_TIMEOUT_MS));
        return pack(path);
      }),

    close: async () => {
      await queue;
      closed = true;
      await engine.close();
      release();
    },
  };
}

/** The directory of a database as a `.tar.gz`, without its lock. */
async function pack(path: string): Promise<Buffer> {
  const { stdout } = await promisify(execFile)('tar', ['-czf', '-', '--exclude=./lock', '.'], {
    cwd: path,
    encoding: 'buffer',
    maxBuffer: Number.POSITIVE_INFINITY,
    timeout: MAINTENANCE_TIMEOUT_MS,
  });
  return stdout;
}

async function startFirst(path: string, directory: DataDirectory, start: () => Promise<Engine>) {
  try {
    const engine = await start();
    if (directory.isNew) directory.markReady();
    return engine;
  } catch (error) {
    const reason = reasonOf(error);
    if (!directory.isNew) throw damaged(path, `it cannot be opened (${reason})`);
    throw new StartUpError(
      `The database cannot be created in ${path}: ${reason}. It needs about 60 MB; the next start tries again.`,
    );
  }
}

async function inTransaction<Result>(
  engine: Engine,
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
    await engine.idle();
    // An engine that has ended has rolled back its transaction.
    if (engine.isAlive()) await query('ROLLBACK');
    throw error;
  }
}
