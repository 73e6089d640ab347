import pg from 'pg';

/** How long after a lost connection the next is tried: doubled each time, up to the longest. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 3_000;

/** A connection that does nothing but listen, and is renewed for as long as it is wanted. */
export interface Listener {
  close(): Promise<void>;
}

/**
 * Listens on a channel of a PostgreSQL server. Behind a pooler, or on a standby, nothing may ever be
 * heard: who listens looks by itself as well.
 *
 * @param Client makes a connection to the server that is used now.
 * @param heard called at each notification, whenever the connection is lost,
 *   and when it stands anew, since what was said in between has been missed.
 */
export function listenOnPostgres(
  Client: new () => pg.Client,
  channel: string,
  heard: () => void,
): Listener {
  let client: pg.Client | undefined;
  let pause = FIRST_PAUSE_MS;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const connect = async () => {
    const connecting = new Client();
    client = connecting;
    let isLost = false;
    const lost = () => {
      if (isLost || isClosed) return;
      isLost = true;
      connecting.end().catch(() => undefined);
      timer = setTimeout(() => void connect(), pause);
      timer.unref();
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
      // Whoever listens finds out by looking that the server is away.
      heard();
    };
    // The queries of everyone else fail as well then, and are what gets logged.
    connecting.on('error', lost);
    connecting.on('end', lost);
    connecting.on('notification', heard);
    try {
      await connecting.connect();
      await connecting.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      pause = FIRST_PAUSE_MS;
      heard();
    } catch {
      lost();
    }
  };
  void connect();

  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
