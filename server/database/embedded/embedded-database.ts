import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../../observability/error-fields.ts';
import { log } from '../../observability/log.ts';
import { ServiceUnavailable } from '../../service-unavailable.ts';
import { StartUpError } from '../../start-up-error.ts';
import { type Database, type Queryable, STATEMENT_TIMEOUT_MS } from '../database.ts';
import { classifyErrors } from '../database-errors.ts';
import { backUp, type RunExclusive, removeCopies } from './backup-copy.ts';
import { createCluster } from './create-cluster.ts';
import { type DataDirectory, damaged, openDataDirectory } from './data-directory.ts';
import { type DatabaseEngine, startEngine } from './engine.ts';

const DIRECTORY_GONE = 'The data directory was removed or replaced while it was in use';

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
  const engine = await startFirst(path, directory, start);
  await removeCopies(path);
  const isInPlace = directory.watch();
  const queue = createQueue(engine, start, isInPlace);

  return {
    query: <Row>(text: string, params: readonly unknown[] = []) => {
      const deadline = performance.now() + statementTimeoutMs;
      const rows = queue.run(async (current) => {
        // Its caller has been answered.
        if (performance.now() >= deadline) throw new Error('The database was busy.');
        // Longer than its caller waits: restarting the engine costs an overloaded machine even more.
        return current.query<Row>(text, params, 2 * statementTimeoutMs);
      });
      return classifyErrors(withDeadline(rows, statementTimeoutMs));
    },
    transaction: (work, timeoutMs = statementTimeoutMs) =>
      queue.run((current) => inTransaction(current, work, timeoutMs)),
    backUp: () => backUp(path, queue.run),
    problem: () => (isInPlace() ? null : `${DIRECTORY_GONE}; restart the shop`),
    close: async () => {
      await queue.close();
      directory.release();
    },
  };
}

/** Runs all work in turn: there is one engine with one session. It is restarted when it has ended. */
function createQueue(
  first: DatabaseEngine,
  start: () => Promise<DatabaseEngine>,
  isInPlace: () => boolean,
) {
  let engine = first;
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;

  const run: RunExclusive = (work) => {
    const result = last.then(async () => {
      if (closed) throw new Error('The database has been closed.');
      // Not even started again: the engine would create an empty database.
      if (!isInPlace()) throw new ServiceUnavailable(DIRECTORY_GONE);
      if (!engine.isAlive()) {
        engine = await classifyErrors(start());
        log.warn('Restarted the embedded database, which had ended');
      }
      return work(engine);
    });
    last = result.catch(() => undefined);
    return result;
  };
  const close = async () => {
    await last;
    closed = true;
    await engine.close();
  };
  return { run, close };
}

async function startFirst(
  path: string,
  directory: DataDirectory,
  start: () => Promise<DatabaseEngine>,
) {
  try {
    if (directory.isNew) await createCluster(directory.clusterPath);
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
