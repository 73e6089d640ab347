import type { IncomingMessage, ServerResponse } from 'node:http';
import { posix } from 'node:path';

const MAX_BODY_BYTES = 16 * 1024;

/** Answers one path. May throw or reject; the caller then answers 500. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** A handler that receives the body of a POST request. */
export type BodyHandler = (...args: [...Parameters<Handler>, body: Buffer]) => ReturnType<Handler>;

/** The path of a request, without its query and not decoded. */
export function pathOf(request: IncomingMessage): string {
  const [path = '/'] = request.url?.split('?') ?? [];
  return path;
}

export const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** The path, decoded unless it is malformed, without `//` and dot segments. */
export function decodedPathOf(request: IncomingMessage): string {
  const path = pathOf(request);
  try {
    return posix.normalize(decodeURIComponent(path));
  } catch {
    return posix.normalize(path);
  }
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
  });
  response.end(text);
}

export function sendMethodNotAllowed(response: ServerResponse, allowed: string): void {
  response.setHeader('Allow', allowed);
  sendText(response, 405, 'Method not allowed');
}

/**
 * Reads a body; one over the limit is discarded, since closing the connection could lose the response.
 * @returns undefined if it is over the limit; rejects when the connection closes before its end
 */
export function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    request.on('error', reject);
    request.on('end', () => resolve(size <= MAX_BODY_BYTES ? Buffer.concat(chunks) : undefined));
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) chunks.push(chunk);
    });
  });
}

/** Browsers send a CORS preflight before posting JSON to another site, but not before text or forms. */
export function isJson({ headers }: IncomingMessage): boolean {
  return /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
}

/** Whether a body is compressed: nothing here decodes it (RFC 9110 8.4). */
export function isEncoded({ headers }: IncomingMessage): boolean {
  return !/^\s*(identity\s*)?$/i.test(headers['content-encoding'] ?? '');
}
