import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { setSecurityHeaders } from './headers.ts';
import { sendText } from './responses.ts';

/** How long a client may take, in milliseconds. */
const LIMITS = {
  /** From the first moment of a connection, or of its next request, to the end of the headers. */
  headers: 10_000,
  /** The same to the end of the body. */
  request: 30_000,
  /** Between a response and the next request over the same connection. */
  keepAlive: 5_000,
  /** Without a byte in either direction, as when a client does not read its response. */
  idle: 60_000,
  /** How often `headers` and `request` are checked. With Node's own 30 s a connection of one byte would live for 40. */
  check: 2_000,
};
export type WebServerLimits = typeof LIMITS;

/** RFC 9110, 7.2: a host, a port or both; empty where the target has no authority. */
const HOST = /^(\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(:\d*)?$/i;

/**
 * An HTTP server with a time limit for every stage of a request. Node's strict parser refuses
 * malformed HTTP/1.1; a duplicate or invalid Host is refused here.
 *
 * @param handle given a target with authority (RFC 9112, 3.2.2) without it; a body that its sender
 *   keeps back (`Expect: 100-continue`) has to be asked for, see `createBodyReader`.
 */
export function createWebServer(
  handle: RequestListener,
  limits: Partial<WebServerLimits> = {},
): Server {
  const { headers, request, keepAlive, idle, check } = { ...LIMITS, ...limits };
  const server = createServer({
    headersTimeout: headers,
    requestTimeout: request,
    keepAliveTimeout: keepAlive,
    connectionsCheckingInterval: check,
  });
  server.timeout = idle;
  const handleValid: RequestListener = (request, response) => {
    closeQueuedOnHangUp(request, response);
    const hosts = request.headersDistinct.host ?? [];
    if (hosts.length > 1 || !HOST.test(hosts[0] ?? '')) {
      response.setHeader('Connection', 'close');
      return sendText(setSecurityHeaders(response), 400, 'Invalid Host header');
    }
    request.url = request.url?.replace(/^https?:\/\/[^/?]+\/?/i, '/');
    handle(request, response);
  };
  server.on('request', handleValid);
  server.on('checkContinue', handleValid);
  return server;
}

/**
 * Emits 'close' on a response that never got its turn because the client hung up: Node does so on
 * the one being sent alone, and whoever waits for those queued behind it (pipelining) waits for ever.
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
