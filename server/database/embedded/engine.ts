import { Worker } from 'node:worker_threads';

export type DatabaseEngine = Awaited<ReturnType<typeof startEngine>>;

type Reply = { rows: unknown[] } | { error: { message: string; code: string } };

/**
 * Starts an embedded PostgreSQL on a directory. It answers one query at a time.
 * @throws when the directory cannot be opened, with the engine's reason.
 */
export async function startEngine(clusterPath: string) {
  const worker = new Worker(new URL('./engine-worker.mjs', import.meta.url), {
    workerData: { clusterPath },
  });
  const { state, nextReply, ended } = follow(worker);
  // The worker's first reply: the database is open.
  rowsInReply(await nextReply());

  return {
    /** @param timeoutMs a query cannot be cancelled: one that takes longer has the engine terminated. */
    query: async <Row>(text: string, params: readonly unknown[], timeoutMs: number) => {
      if (!state.isAlive) throw state.failure;
      const reply = nextReply();
      worker.postMessage({ text, params });
      const timeout = setTimeout(() => {
        state.isAlive = false;
        state.failure = new Error(`The database did not answer within ${timeoutMs} ms.`);
        void worker.terminate();
      }, timeoutMs);
      try {
        return rowsInReply<Row>(await reply);
      } finally {
        clearTimeout(timeout);
      }
    },
    isAlive: () => state.isAlive,
    close: async () => {
      if (state.isAlive) worker.postMessage('close');
      await ended;
    },
  };
}

/** Follows the replies and the end of a worker. */
function follow(worker: Worker) {
  const state = { isAlive: true, failure: new Error('The embedded database has ended.') };
  let settle: (reply: Reply | Error) => void = () => {};
  const nextReply = () =>
    new Promise<Reply | Error>((resolve) => {
      settle = resolve;
    });
  worker.on('message', (reply: Reply) => settle(reply));
  worker.on('error', (error) => {
    state.isAlive = false;
    state.failure = error;
  });
  const ended = new Promise<void>((resolve) => {
    // Not before 'exit': until then the thread may write to the directory.
    worker.once('exit', () => {
      state.isAlive = false;
      settle(state.failure);
      resolve();
    });
  });
  return { state, nextReply, ended };
}

function rowsInReply<Row>(reply: Reply | Error): Row[] {
  if (reply instanceof Error) throw reply;
  if ('error' in reply) {
    const { message, code } = reply.error;
    // As in the other driver, `code` is the SQLSTATE.
    throw Object.assign(new Error(message), { code });
  }
  return reply.rows as Row[];
}
