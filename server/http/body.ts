import type { IncomingMessage } from 'node:http';

/** The longest body that any endpoint reads, in bytes. */
const BODY_LIMIT = 16 * 1024;

/**
 * Whether a request says that its body is JSON. A page of another site can send
 * text and form data with the browser's own hand, but not this: for it the
 * browser asks first (`sendPreflight`).
 */
export function saysJson({ headers }: IncomingMessage): boolean {
  return /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
}

/**
 * Reads a request's body, without a promise: for the path where each microsecond counts.
 *
 * @param received called once, with null as soon as the body is longer than
 *   `BODY_LIMIT`. What is left of it is then read and thrown away, within the
 *   server's time limit for a request: to close the connection instead could
 *   take the answer with it.
 * @param failed called when the connection breaks before the end.
 */
export function receiveBody(
  request: IncomingMessage,
  received: (body: Buffer | null) => void,
  failed: (error: Error) => void,
): void {
  const chunks: Buffer[] = [];
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    const isWithin = size <= BODY_LIMIT;
    size += chunk.length;
    if (size <= BODY_LIMIT) chunks.push(chunk);
    else if (isWithin) received(null);
  });
  request.on('end', () => {
    if (size > BODY_LIMIT) return;
    const [only] = chunks;
    received(only && chunks.length === 1 ? only : Buffer.concat(chunks));
  });
  // With nobody listening for errors Node has this event tell of a connection that broke.
  request.on('close', () => {
    // Every request ends with it, and an error that nobody wants is dear to make.
    if (!request.complete) failed(new Error('The connection closed within the body.'));
  });
}

/** The same as a promise; null for a body that is too long. */
export function readBody(request: IncomingMessage): Promise<Buffer | null> {
  return new Promise((resolve, reject) => receiveBody(request, resolve, reject));
}
