import type { IncomingMessage } from 'node:http';

const MAX_BYTES = 16 * 1024;

/**
 * Reads a body. One over the limit is read and discarded: closing the connection could lose the
 * response. The web server's timeout ends slow ones.
 * @returns undefined if it is over the limit.
 * @throws when the connection closes before the end of the body.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= MAX_BYTES) chunks.push(chunk);
  }
  return size <= MAX_BYTES ? Buffer.concat(chunks) : undefined;
}

/** Browsers send a CORS preflight before posting JSON to another site, but not before text or forms. */
export function isJson({ headers }: IncomingMessage): boolean {
  return /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
}
