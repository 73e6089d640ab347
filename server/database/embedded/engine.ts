import { Worker } from 'node:worker_threads';

/** A running embedded PostgreSQL. It answers one query at a time. */
export interface Engine {
  /**
   * @param deadlineMs after this the caller gets an error. The query cannot be cancelled; if it has
   *   not finished after the grace period either, the engine is terminated.
   */
  query<Row>(text: string, params: readonly unknown[], deadlineMs: number): Promise<Row[]>;
  idle(): Promise<void>;
  isAlive(): boolean;
  close(): Promise<void>;
}

type Reply = 'ready' | { rows: unknown[] } | { error: { message: string; code: string } };

/**
 * Starts the engine on a directory; creates the database if there is none.
 * @param graceMs how long a query may run after its deadline.
 * @throws when the directory cannot be opened, with the engine's reason.
 */
export async function startEngine(clusterPath: string, graceMs: number): Promise<Engine> {
  const worker = new Worker(new URL('./engine-worker.mjs', import.meta.url), {
    workerData: { clusterPath },
  });
  let alive = true;
  let waiting: ((reply: Reply | Error) => void) | undefined;
  let busy: Promise<unknown> = Promise.resolve();

  const settle = (reply: Reply | Error) => {
    const settleWaiting = waiting;
    waiting = undefined;
    settleWaiting?.(reply);
  };
  const nextReply = () =>
    new Promise<Reply | Error>((resolve) => {
      waiting = resolve;
    });

  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.on('message', (reply: Reply) => settle(reply));
  let failure = new Error('The embedded database has ended.');
  worker.on('error', (error) => {
    alive = false;
    failure = error;
  });
  // Not before 'exit': until then the thread may write to the directory.
  worker.on('exit', () => {
    alive = false;
    settle(failure);
  });

  const first = await nextReply();
  if (first instanceof Error) throw first;

  const send = async (text: string, params: readonly unknown[], deadlineMs: number) => {
    const reply = nextReply();
    worker.postMessage({ text, params });
    const stuck = setTimeout(() => {
      alive = false;
      void worker.terminate();
    }, deadlineMs + graceMs);
    try {
      return await reply;
    } finally {
      clearTimeout(stuck);
    }
  };

  return {
    query: async <Row>(text: string, params: readonly unknown[], deadlineMs: number) => {
      const reply = send(text, params, deadlineMs);
      busy = reply;
      return rowsOf<Row>(await withDeadline(reply, deadlineMs));
    },
    idle: async () => {
      await busy;
    },
    isAlive: () => alive,
    close: async () => {
      await busy;
      if (alive) worker.postMessage('close');
      await ended;
    },
  };
}

function rowsOf<Row>(reply: Reply | Error): Row[] {
  if (reply instanceof Error) throw reply;
  if (reply === 'ready') throw new Error('Unexpected reply of the embedded database.');
  if ('error' in reply) {
    const { message, code } = reply.error;
    // As in the other driver, `code` is the SQLSTATE.
    throw Object.assign(new Error(message), { code });
  }
  return reply.rows as Row[];
}

/** Rejects if `promise` has not settled at the deadline. */
export async function withDeadline<T>(promise: Promise<T>, deadlineMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The database did not answer within ${deadlineMs} ms.`)),
      deadlineMs,
    );
  });
  try {
    return await Promise.race([promise, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
