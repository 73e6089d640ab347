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
  /** From the start of a connection, or of its next request, to the end of the body. */
  request: 15_000,
  /** Between a response and the next request on the same connection. */
  keepAlive: 5_000,
  /** Without a byte in either direction; Node allows twice this time to a response that is not read. */
  idle: 20_000,
  /** Until nothing more is read during a response: a client could stay active by sending. */
  response: 10_000,
  /** Interval at which `request` is checked; Node's default is 30 s. */
  check: 2_000,
};
export type WebServerLimits = typeof LIMITS;

/** Pipelined requests of all connections that wait for their turn; each takes about 4 kB. */
const MAX_QUEUED = 10_000;

export function createWebServer(
  handle: RequestListener,
  limits: Partial<WebServerLimits> = {},
): Server {
  const { request, keepAlive, idle, response, check } = { ...LIMITS, ...limits };
  const handleNext = handleInTurn(handle, response);
  const server = createServer(
    {
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
  /** The end of the last response of each connection. */
  const ends = new WeakMap<Socket, Promise<void>>();
  let queued = 0;

  return (request, response) => {
    const { socket } = request;
    if (queued >= MAX_QUEUED) return void socket.destroy();
    queued++;
    const previous = ends.get(socket) ?? Promise.resolve();
    const end = previous.then(() => {
      queued--;
      return answer(handle, request, response, pauseMs);
    });
    ends.set(socket, end);
  };
}

/** Resolves when the response has been sent or its connection has closed. */
function answer(
  handle: RequestListener,
  request: IncomingMessage,
  response: ServerResponse,
  pauseMs: number,
): Promise<void> {
  return new Promise((resolve) => {
    const { socket } = request;
    // The response has no socket if the previous one closes the connection.
    if (!response.socket || socket.destroyed) return resolve();
    const pause = setTimeout(() => request.complete && socket.pause(), pauseMs);
    response.once('close', () => {
      clearTimeout(pause);
      socket.resume();
      // Not at once, so that other connections have their turn.
      setImmediate(resolve);
    });
    handle(request, response);
  });
}
