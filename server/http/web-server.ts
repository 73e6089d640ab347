import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';

/** Timeouts, in milliseconds. */
const LIMITS = {
  /** From the start of a connection, or of its next request, to the end of the headers. */
  headers: 10_000,
  /** To the end of the body. */
  request: 30_000,
  /** Between a response and the next request on the same connection. */
  keepAlive: 5_000,
  /** Without a byte in either direction, as when a client does not read its response. */
  idle: 60_000,
  /** Interval at which `headers` and `request` are checked; Node's default is 30 s. */
  check: 2_000,
};
export type WebServerLimits = typeof LIMITS;

/** An HTTP server with a timeout for every stage of a request. */
export function createWebServer(
  handle: RequestListener,
  limits: Partial<WebServerLimits> = {},
): Server {
  const { headers, request, keepAlive, idle, check } = { ...LIMITS, ...limits };
  const server = createServer(
    {
      headersTimeout: headers,
      requestTimeout: request,
      keepAliveTimeout: keepAlive,
      connectionsCheckingInterval: check,
    },
    (message, response) => {
      closeQueuedOnHangUp(message, response);
      handle(message, response);
    },
  );
  server.timeout = idle;
  return server;
}

/**
 * Emits 'close' on a pipelined response that was still queued when the client disconnected. Node does
 * so only for the response being sent; whoever waits for a queued one would wait forever.
 */
function closeQueuedOnHangUp({ socket }: IncomingMessage, response: ServerResponse): void {
  const isQueued = response.socket === null;
  if (!isQueued) return;
  const close = () => {
    if (response.socket !== null) return;
    response.destroyed = true;
    response.emit('close');
  };
  socket.setMaxListeners(0).once('close', close);
  response.once('close', () => socket.off('close', close));
}
