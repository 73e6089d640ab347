import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

/** Timeouts, in milliseconds. */
const LIMITS = {
  /** From the start of a connection, or of its next request, to the end of the headers. */
  headers: 10_000,
  /** To the end of the body. */
  request: 30_000,
  /** Between a response and the next request on the same connection. */
  keepAlive: 5_000,
  /** Without a byte in either direction; Node allows twice this time to a response that is not read. */
  idle: 20_000,
  /** Until nothing more is read during a response: a client could stay active by sending. */
  response: 10_000,
  /** Interval at which `headers` and `request` are checked; Node's default is 30 s. */
  check: 2_000,
};
export type WebServerLimits = typeof LIMITS;

/** Pipelined requests of all connections that wait for their turn; each takes about 4 kB. */
const MAX_QUEUED = 10_000;

export function createWebServer(
  handle: RequestListener,
  limits: Partial<WebServerLimits> = {},
): Server {
  const { headers, request, keepAlive, idle, response, check } = { ...LIMITS, ...limits };
  const handleNext = handleInTurn(handle, response);
  const server = createServer(
    {
      headersTimeout: headers,
      requestTimeout: request,
      keepAliveTimeout: keepAlive,
      connectionsCheckingInterval: check,
    },
    handleNext,
  );
  // By default Node answers an unknown expectation itself, out of turn.
  server.on('checkExpectation', handleNext);
  server.timeout = idle;
  return server;
}

/**
 * Handles the requests of a connection one at a time: Node starts all that are pipelined at once, so
 * that a client that does not read could open any number of files.
 */
function handleInTurn(handle: RequestListener, pauseMs: number): RequestListener {
  /** For each connection with a response in progress, the requests after it. */
  const queues = new Map<Socket, [IncomingMessage, ServerResponse][]>();
  let queued = 0;

  const begin = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const pause = setTimeout(() => request.complete && socket.pause(), pauseMs);
    response.once('close', () => {
      clearTimeout(pause);
      socket.resume();
      // Not at once, so that other connections have their turn.
      setImmediate(beginNext, socket);
    });
    handle(request, response);
  };
  const beginNext = (socket: Socket) => {
    const queue = queues.get(socket) ?? [];
    const [next] = queue;
    // The next response has no socket if the previous one closes the connection.
    if (next?.[1].socket && !socket.destroyed) {
      queue.shift();
      queued--;
      return begin(...next);
    }
    queued -= queue.length;
    queues.delete(socket);
  };
  return (request, response) => {
    const queue = queues.get(request.socket);
    if (!queue) {
      queues.set(request.socket, []);
      begin(request, response);
    } else if (queued < MAX_QUEUED) {
      queued++;
      queue.push([request, response]);
    } else request.socket.destroy();
  };
}
