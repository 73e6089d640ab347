import type { IncomingMessage } from 'node:http';

/** The longest body that any endpoint reads, in bytes. */
const BODY_LIMIT = 16 * 1024;

/**
 * Reads a request's body.
 *
 * @returns null when it is longer than `BODY_LIMIT`. What is left of it is then
 *   read and thrown away, within the server's time limit for a request: to
 *   close the connection instead could take the answer with it.
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
    request.on('end', () => {
      const [only] = chunks;
      resolve(only && chunks.length === 1 ? only : Buffer.concat(chunks));
    });
    request.on('error', reject);
    request.on('close', () => {
      // Every request ends with this event, and an error that nobody wants is dear to make.
      if (!request.complete) reject(new Error('The connection closed within the body.'));
    });
  });
}
