import pg from 'pg';
import { reasonOf } from '../observability/error-fields.ts';
import { log } from '../observability/log.ts';
import { StartUpError } from '../start-up-error.ts';
import { type Database, STATEMENT_TIMEOUT_MS } from './database.ts';
import { type Listener, listenOnPostgres } from './listener.ts';
import { classifyFailure } from './unavailable.ts';

/** `normalize` came with 13, and with it extensions that the owner of a database may add. */
const OLDEST_SERVER = 13;

const CONNECT_TIMEOUT_MS = 5_000;

/** How much later than the server the client gives up on a statement, in milliseconds. */
const NETWORK_MARGIN_MS = 2_000;

/**
 * Opens a PostgreSQL server, or anything that speaks its protocol.
 *
 * @param url `postgres://user:password@host:port/database`
 * @throws StartUpError when it does not answer or is not fit; without the password.
 */
export async function openPostgres(url: string): Promise<Database> {
  const settings: pg.ClientConfig = {
    connectionString: url,
    application_name: 'kuntur-aceros',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + NETWORK_MARGIN_MS,
    keepAlive: true,
  };
  const pool = new pg.Pool(settings);
  const database = overPool(pool, settings);
  try {
    await refuseUnfit(database);
    return database;
  } catch (error) {
    await pool.end();
    if (error instanceof StartUpError) throw error;
    throw new StartUpError(
      `The database at ${withoutPassword(url)} does not answer: ${reasonOf(error)}.`,
    );
  }
}

function overPool(pool: pg.Pool, settings: pg.ClientConfig): Database {
  let isClosing = false;
  const listeners: Listener[] = [];
  // Without a listener, the server's going away would end this process. The
  // pool has dropped the connection by then and opens another when asked.
  pool.on('error', (error) => {
    if (!isClosing) log.warn({ err: error }, 'A database connection was lost');
  });

  return {
    query: async (text, params) =>
      (await classifyFailure(pool.query(text, params && [...params]))).rows,

    transaction: async (work, timeoutMs = STATEMENT_TIMEOUT_MS) => {
      const client = await classifyFailure(pool.connect());
      let broken = false;
      // Between statements nobody else hears that the connection is lost, and unheard it would end the process.
      const lost = () => {
        broken = true;
      };
      client.on('error', lost);
      try {
        await classifyFailure(client.query('BEGIN'));
        await classifyFailure(client.query(`SET LOCAL statement_timeout = ${timeoutMs}`));
        const result = await work({
          query: async (text, params = []) => {
            const config = {
              text,
              values: [...params],
              query_timeout: timeoutMs + NETWORK_MARGIN_MS,
            };
            return (await classifyFailure(client.query(config))).rows;
          },
        });
        await classifyFailure(client.query('COMMIT'));
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch(() => {
          broken = true;
        });
        throw error;
      } finally {
        client.removeListener('error', lost);
        client.release(broken);
      }
    },

    listen: (channel, heard) => {
      listeners.push(listenOnPostgres(settings, channel, heard));
    },

    close: async () => {
      isClosing = true;
      await Promise.all(listeners.map((listener) => listener.close()));
      await pool.end();
    },
  };
}

async function refuseUnfit(database: Database): Promise<void> {
  const [server] = await database.query<{ version: number; encoding: string }>(`
    SELECT current_setting('server_version_num')::int / 10000 AS version,
           current_setting('server_encoding') AS encoding`);
  if (!server || server.version < OLDEST_SERVER) {
    throw new StartUpError(
      `The database must be PostgreSQL ${OLDEST_SERVER} or newer; it is ${server?.version}.`,
    );
  }
  if (server.encoding !== 'UTF8') {
    throw new StartUpError(`The database must be encoded in UTF8; it is ${server.encoding}.`);
  }
}

function withoutPassword(url: string): string {
  const { protocol, username, host, pathname } = new URL(url);
  return `${protocol}//${username ? `${username}@` : ''}${host}${pathname}`;
}
