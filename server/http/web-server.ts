import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long anybody may take, in milliseconds, and how much they may say before their request begins. */
export interface WebServerLimits {
  /** From the first moment of a connection, or of its next request, to the end of the headers. */
  headers: number;
  /** The same to the end of the body. */
  request: number;
  /** Between an answer and the next request over the same connection. */
  keepAlive: number;
  /** Without taking a byte of an answer that is on its way. */
  unread: number;
  /** How often all of these are looked at. */
  check: number;
  /** Bytes of all headers together. */
  headerBytes: number;
}

const LIMITS: WebServerLimits = {
  headers: 10_000,
  request: 30_000,
  keepAlive: 5_000,
  unread: 60_000,
  // Node's own 30 s would let a connection of one byte live for 40.
  check: 2_000,
  headerBytes: 16 * 1024,
};

/**
 * An HTTP server that waits for nobody longer than it has to. What is no sound
 * HTTP/1.1 (two lengths, no Host, a header that is folded) Node's parser, left
 * as strict as it comes, refuses with 400 and closes the connection.
 */
export function createWebServer(
  answer: RequestListener,
  limits: Partial<WebServerLimits> = {},
): Server {
  const { headers, request, keepAlive, unread, check, headerBytes } = { ...LIMITS, ...limits };
  const server = createServer(
    {
      headersTimeout: headers,
      requestTimeout: request,
      keepAliveTimeout: keepAlive,
      connectionsCheckingInterval: check,
      maxHeaderSize: headerBytes,
    },
    answer,
  );
  limitUnread(server, unread, check);
  return server;
}

/**
 * Closes connections over which an answer gets no further. Node's own `server.timeout` would do as
 * much, and set two timers with every request.
 */
function limitUnread(server: Server, unread: number, check: number): void {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const watch = setInterval(() => {
    for (const socket of open) {
      // From here on Node sees to it, and forgets it with the end of the answer.
      if (socket.writableLength > 0 && !socket.timeout) socket.setTimeout(unread);
    }
  }, check);
  watch.unref();
  server.once('close', () => clearInterval(watch));
}
