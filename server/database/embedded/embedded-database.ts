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

/** How long a query may go on after its caller was given up on, before the engine is replaced. */
const GRACE_MS = 5_000;

export interface EmbeddedOptions {
  statementTimeoutMs?: number;
  graceMs?: number;
}

/**
 * Opens the database that the program brings along: PGlite on a folder that
 * this process alone may hold.
 *
 * A committed row survives the end of the process at any moment (`kill -9`).
 * It need not survive a power failure: PGlite writes its log to the operating
 * system, which PGlite has no way to make it bring to the disk. Where that
 * matters, use a PostgreSQL server.
 *
 * @throws StartUpError when the folder is held by another process, damaged, or not ours.
 */
export async function openEmbeddedDatabase(
  path: string,
  { statementTimeoutMs = STATEMENT_TIMEOUT_MS, graceMs = GRACE_MS }: EmbeddedOptions = {},
): Promise<Database> {
  const directory = openDataDirectory(path);
  // Where the program ends in another way than by `close`.
  process.once('exit', directory.release);
  const letGo = () => {
    process.removeListener('exit', directory.release);
    directory.release();
  };

  const start = () => startEngine(directory.clusterPath, graceMs);

  let engine: Engine;
  try {
    engine = await firstEngine(path, directory, start);
  } catch (error) {
    letGo();
    throw error;
  }

  let turns: Promise<unknown> = Promise.resolve();
  let closed = false;

  /** Runs `work` when all before it is done: there is one engine, and it has one session. */
  const takeTurn = <Result>(work: (engine: Engine) => Promise<Result>): Promise<Result> => {
    const turn = turns.then(async () => {
      if (closed) throw new Error('The database has been closed.');
      if (!engine.isAlive()) {
        engine = await classifyErrors(start());
        log.warn('The embedded database had ended and has been started again');
      }
      return work(engine);
    });
    turns = turn.catch(() => undefined).then(() => engine.idle());
    return turn;
  };

  return {
    query: <Row>(text: string, params: readonly unknown[] = []) => {
      const deadline = Date.now() + statementTimeoutMs;
      const turn = takeTurn(async (current) => {
        const left = deadline - Date.now();
        // Its caller has been told that it failed, so it must not happen any more.
        return left > 0 ? current.query<Row>(text, params, left) : [];
      });
      return classifyErrors(withDeadline(turn, statementTimeoutMs));
    },

    transaction: (work, timeoutMs = statementTimeoutMs) =>
      takeTurn((current) => inTransaction(current, work, timeoutMs)),

    // Nothing writes to the folder while it is packed: this is a turn as any other.
    backUp: () =>
      takeTurn(async (current) => {
        await classifyErrors(current.query('CHECKPOINT', [], MAINTENANCE_TIMEOUT_MS));
        return packed(path);
      }),

    close: async () => {
      await turns;
      closed = true;
      await engine.close();
      letGo();
    },
  };
}

/** The folder of a database as a `.tar.gz`, without its lock. */
async function packed(path: string): Promise<Buffer> {
  const { stdout } = await promisify(execFile)('tar', ['-czf', '-', '--exclude=./lock', '.'], {
    cwd: path,
    encoding: 'buffer',
    maxBuffer: Number.POSITIVE_INFINITY,
    timeout: MAINTENANCE_TIMEOUT_MS,
  });
  return stdout;
}

async function firstEngine(path: string, directory: DataDirectory, start: () => Promise<Engine>) {
  try {
    const engine = await start();
    if (directory.isNew) directory.markReady();
    return engine;
  } catch (error) {
    const reason = reasonOf(error);
    if (!directory.isNew) throw damaged(path, `it cannot be opened (${reason})`);
    throw new StartUpError(
      `The database cannot be created in ${path}: ${reason}. It takes some 60 MB; the next start begins anew.`,
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
    // An engine that has ended took its open transaction with it.
    if (engine.isAlive()) await query('ROLLBACK');
    throw error;
  }
}
