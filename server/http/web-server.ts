import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** Timeouts, in milliseconds. */
const CONNECTION_LIMITS = {
  /** From the start of a connection, or of its next request, to the end of the body. */
  request: 15_000,
  /**
   * Between a response and the next request on the same connection. Longer than a proxy keeps it (10 s in
   * deploy/Caddyfile, 60 s by default in nginx, 120 s in Caddy): else the proxy may send a POST into a
   * connection that is being closed, and answers 502.
   */
  keepAlive: 125_000,
  /** Without a byte in either direction; Node allows twice this time to a response that is not read. */
  idle: 20_000,
  /** Until nothing more is read during a response: a client could stay active by sending. */
  response: 10_000,
  /** Interval at which `request` is checked; Node's default is 30 s. */
  check: 2_000,
};
export type WebServerLimits = typeof CONNECTION_LIMITS;

/** Pipelined requests of a connection that may wait for their turn; browsers and proxies send none. */
const MAX_WAITING = 20;

export function createWebServer(
  handle: RequestListener,
  limits: Partial<WebServerLimits> = {},
): Server {
  const { request, keepAlive, idle, response, check } = { ...CONNECTION_LIMITS, ...limits };
  const server = createServer(
    {
      requestTimeout: request,
      keepAliveTimeout: keepAlive,
      connectionsCheckingInterval: check,
    },
    handleInTurn(requireOneHost(handle), response),
  );
  server.timeout = idle;
  return server;
}

/** With Node's own limits otherwise: uploads take minutes. */
export function createAdminServer(handle: RequestListener): Server {
  return createServer({ keepAliveTimeout: CONNECTION_LIMITS.keepAlive }, requireOneHost(handle));
}

/** RFC 9112 3.2 demands 400 for a second Host line: a proxy may have read the other one. */
function requireOneHost(handle: RequestListener): RequestListener {
  return (request, response) => {
    if ((request.headersDistinct.host?.length ?? 0) <= 1) return handle(request, response);
    response.writeHead(400, { Connection: 'close' }).end();
  };
}

/**
 * Handles the requests of a connection one at a time: Node starts all that are pipelined at once, so
 * that a client that does not read could open any number of files.
 * @param pauseMs until nothing more is read during a response.
 */
function handleInTurn(handle: RequestListener, pauseMs: number): RequestListener {
  /** What waits behind the response in progress; absent if there is none. */
  const waiting = new WeakMap<Socket, (() => void)[]>();

  return (request, response) => {
    const { socket } = request;
    const begin = () => {
      // The response has no socket if the previous one closes the connection.
      if (!response.socket || socket.destroyed) return;
      const pause = setTimeout(() => request.complete && socket.pause(), pauseMs);
      response.once('close', () => {
        clearTimeout(pause);
        socket.resume();
        const next = waiting.get(socket)?.shift();
        // Not at once, so that other connections have their turn.
        if (next) setImmediate(next);
        else waiting.delete(socket);
      });
      handle(request, response);
    };
    const behind = waiting.get(socket);
    if (!behind) {
      waiting.set(socket, []);
      begin();
    } else if (behind.length < MAX_WAITING) behind.push(begin);
    else socket.destroy();
  };
}
