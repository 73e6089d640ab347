import { createServer, type RequestListener, type Server } from 'node:http';

/** How long a client may take, in milliseconds, and how much it may send before its request begins. */
export interface WebServerLimits {
  /** From the first moment of a connection, or of its next request, to the end of the headers. */
  headers: number;
  /** The same to the end of the body. */
  request: number;
  /** Between a response and the next request over the same connection. */
  keepAlive: number;
  /** Without a byte in either direction, as when a client does not read its response. */
  idle: number;
  /** How often `headers` and `request` are checked. */
  check: number;
  /** Bytes of all headers together. */
  headerBytes: number;
}

const LIMITS: WebServerLimits = {
  headers: 10_000,
  request: 30_000,
  keepAlive: 5_000,
  idle: 60_000,
  // With Node's own 30 s a connection of one byte would live for 40.
  check: 2_000,
  headerBytes: 16 * 1024,
};

/**
 * An HTTP server that waits for no client longer than it has to. What is no sound HTTP/1.1 (two
 * lengths, no Host, a folded header) Node's parser, left as strict as it comes, refuses with 400.
 */
export function createWebServer(
  answer: RequestListener,
  limits: Partial<WebServerLimits> = {},
): Server {
  const { headers, request, keepAlive, idle, check, headerBytes } = { ...LIMITS, ...limits };
  const server = createServer({
    headersTimeout: headers,
    requestTimeout: request,
    keepAliveTimeout: keepAlive,
    connectionsCheckingInterval: check,
    maxHeaderSize: headerBytes,
  });
  server.timeout = idle;
  closeQueuedOnHangUp(server);
  server.on('request', answer);
  return server;
}

/**
 * Emits 'close' on a response that never got its turn because the client hung up: Node does so on
 * the one being sent alone, and whoever waits for those queued behind it (pipelining) waits for ever.
 */
function closeQueuedOnHangUp(server: Server): void {
  server.on('request', ({ socket }, response) => {
    const isQueued = response.socket === null;
    if (!isQueued) return;
    const close = () => {
      if (response.socket !== null) return;
      response.destroyed = true;
      response.emit('close');
    };
    socket.setMaxListeners(0).once('close', close);
    response.once('close', () => socket.off('close', close));
  });
}
