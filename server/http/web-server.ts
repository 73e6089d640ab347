import { createServer, type RequestListener, type Server } from 'node:http';

/** How long anybody may take, in milliseconds, and how much they may say before their request begins. */
export interface WebServerLimits {
  /** From the first moment of a connection, or of its next request, to the end of the headers. */
  headers: number;
  /** The same to the end of the body. */
  request: number;
  /** Between an answer and the next request over the same connection. */
  keepAlive: number;
  /** Without a byte either way, as when somebody asks and then does not read. */
  idle: number;
  /** How often all of these are looked at. */
  check: number;
  /** Bytes of all headers together. */
  headerBytes: number;
}

const LIMITS: WebServerLimits = {
  headers: 10_000,
  request: 30_000,
  keepAlive: 5_000,
  idle: 60_000,
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
  const { headers, request, keepAlive, idle, check, headerBytes } = { ...LIMITS, ...limits };
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
  server.timeout = idle;
  return server;
}
