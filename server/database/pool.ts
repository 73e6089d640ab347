import pg from 'pg';
import { reasonOf } from '../observability/error-fields.ts';
import { log } from '../observability/log.ts';
import { StartUpError } from '../start-up-error.ts';
import { type Database, STATEMENT_TIMEOUT_MS } from './database.ts';
import { classifyErrors } from './database-errors.ts';

const CONNECT_TIMEOUT_MS = 5_000;

/** The client's timeout exceeds the server's by this much, in milliseconds. */
const NETWORK_MARGIN_MS = 2_000;

/**
 * Opens a connection pool to a PostgreSQL server.
 * @param url `postgres://user:password@host:port/database`
 * @throws StartUpError when the server does not answer; without the password.
 */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'kuntur-aceros',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + NETWORK_MARGIN_MS,
    keepAlive: true,
  });
  const database = overPool(pool);
  try {
    await database.query('SELECT 1');
    return database;
  } catch (error) {
    await pool.end();
    const { protocol, host, pathname } = new URL(url);
    throw new StartUpError(
      `The database at ${protocol}//${host}${pathname} does not answer: ${reasonOf(error)}.`,
    );
  }
}

function overPool(pool: pg.Pool): Database {
  // Without a listener, a lost connection would end this process. The pool replaces it when needed.
  pool.on('error', (error) => log.warn({ err: error }, 'Lost a database connection'));

  // A connection may also be lost while it is handed over, in the packet that reports it as ready.
  pool.on('connect', (client) => client.on('error', () => {}));

  const transaction: Database['transaction'] = async (work, timeoutMs = STATEMENT_TIMEOUT_MS) => {
    const client = await classifyErrors(pool.connect());
    try {
      await classifyErrors(client.query(`BEGIN; SET LOCAL statement_timeout = ${timeoutMs}`));
      const result = await work({
        query: async (text, params = []) => {
          const query_timeout = timeoutMs + NETWORK_MARGIN_MS;
          const config = { text, values: [...params], query_timeout };
          return (await classifyErrors(client.query(config))).rows;
        },
      });
      await classifyErrors(client.query('COMMIT'));
      client.release();
      return result;
    } catch (error) {
      // Closes the connection, so that the server rolls back, also if it does not answer.
      client.release(true);
      throw error;
    }
  };

  return {
    query: async (text, params = []) => (await classifyErrors(pool.query(text, [...params]))).rows,
    transaction,
    close: () => pool.end(),
  };
}
