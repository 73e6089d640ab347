import type { IncomingMessage } from 'node:http';

/** The longest body that any endpoint reads, in bytes. */
const BODY_LIMIT = 16 * 1024;

/**
 * Whether a request says that its body is JSON. A page of another site can have a browser post
 * text and form data unasked, but not this: for it the browser sends a preflight first.
 */
export function isJson({ headers }: IncomingMessage): boolean {
  return /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
}

/**
 * Reads a request's body.
 *
 * @returns null as soon as the body is longer than `BODY_LIMIT`. The rest is then read and thrown
 *   away, within the server's time limit for a request: closing the connection instead could take
 *   the response with it.
 * @throws when the connection breaks before the end.
 */
export function readBody(request: IncomingMessage): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= BODY_LIMIT) chunks.push(chunk);
      else resolve(null);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    // Emitted for every request; also for one whose connection broke, since nothing listens for 'error'.
    request.on('close', () => {
      if (!request.complete) reject(new Error('The connection closed within the body.'));
    });
  });
}
