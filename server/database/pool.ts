import pg from 'pg';
import { reasonOf } from '../observability/error-fields.ts';
import { log } from '../observability/log.ts';
import { StartUpError } from '../start-up-error.ts';
import { type Database, STATEMENT_TIMEOUT_MS } from './database.ts';
import { serverUrls } from './server-urls.ts';
import { classifyFailure, DatabaseUnavailable } from './unavailable.ts';

/** `normalize` came with 13, and with it extensions that the owner of a database may add. */
const OLDEST_SERVER = 13;

const CONNECT_TIMEOUT_MS = 5_000;

/** How much later than the server the client gives up on a statement, in milliseconds. */
const NETWORK_MARGIN_MS = 2_000;

/**
 * Opens a PostgreSQL server, or anything that speaks its protocol. Nothing is asked of a session
 * that outlasts a transaction, so that a pooler may stand between (PgBouncer's transaction mode).
 *
 * @param url `postgres://user:password@host:port/database`; of several hosts (`one:5432,two:5432`)
 *   the first that can be used, and another as soon as that one cannot. With
 *   `?target_session_attrs=read-write` a standby cannot, until it is promoted.
 * @throws StartUpError when none answers or is fit; without the password.
 */
export async function openPostgres(url: string): Promise<Database> {
  const urls = serverUrls(url);
  let turn = 0;
  const pool = new pg.Pool({
    Client: class extends pg.Client {
      constructor() {
        super({
          connectionString: urls[turn],
          application_name: 'kuntur-aceros',
          connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
          query_timeout: STATEMENT_TIMEOUT_MS + NETWORK_MARGIN_MS,
          keepAlive: true,
        });
      }
    },
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...(/[?&]target_session_attrs=(read-write|primary)\b/.test(url) && {
      onConnect: refuseReadOnly,
    }),
  });
  /** To the server that was used last, or else the next that can be. */
  const connect = async (tries = urls.length): Promise<pg.PoolClient> => {
    const tried = turn;
    try {
      return await pool.connect();
    } catch (error) {
      // Another may have found out meanwhile.
      if (turn === tried) turn = (tried + 1) % urls.length;
      if (tries === 1) throw error;
      return connect(tries - 1);
    }
  };
  const database = overPool(pool, connect);
  try {
    await refuseUnfit(database);
    return database;
  } catch (error) {
    await pool.end();
    if (error instanceof StartUpError) throw error;
    const withoutPassword = url.replace(/:[^@/]*@/, '@').replace(/\?.*/s, '');
    throw new StartUpError(
      `The database at ${withoutPassword} does not answer: ${reasonOf(error)}.`,
    );
  }
}

function overPool(pool: pg.Pool, connect: () => Promise<pg.PoolClient>): Database {
  let isClosing = false;
  // Without a listener, the server's going away would end this process. The
  // pool has dropped the connection by then and opens another when asked.
  pool.on('error', (error) => {
    if (!isClosing) log.warn({ err: error }, 'A database connection was lost');
  });

  const transaction: Database['transaction'] = async (work, timeoutMs = STATEMENT_TIMEOUT_MS) => {
    const client = await classifyFailure(connect());
    let broken = false;
    // Without a listener, a connection lost between statements would end the process.
    const lost = () => {
      broken = true;
    };
    client.on('error', lost);
    try {
      // As a parameter of the connection a pooler would refuse it.
      await classifyFailure(client.query(`BEGIN; SET LOCAL statement_timeout = ${timeoutMs}`));
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
      // A server that has become read-only, or does not answer, is left.
      if (error instanceof DatabaseUnavailable) broken = true;
      else await client.query('ROLLBACK').catch(lost);
      throw error;
    } finally {
      client.removeListener('error', lost);
      client.release(broken);
    }
  };

  return {
    query: (text, params) => transaction((only) => only.query(text, params)),
    transaction,
    close: async () => {
      isClosing = true;
      await pool.end();
    },
  };
}

async function refuseReadOnly(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query('SHOW transaction_read_only');
  if (rows[0]?.transaction_read_only === 'on') throw new Error('The server is read-only');
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
