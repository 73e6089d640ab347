import type { IncomingMessage } from 'node:http';

const MAX_BYTES = 16 * 1024;

interface BodyRefusal {
  status: 413 | 415;
  text: string;
}

const NOT_JSON: BodyRefusal = { status: 415, text: 'The body must be application/json' };
const TOO_LONG: BodyRefusal = { status: 413, text: 'The body is too long' };

/**
 * Reads a JSON body. One over the limit is read on and discarded: closing the connection could lose
 * the response. The web server's timeout ends slow ones.
 * @throws when the connection closes before the end of the body.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer | BodyRefusal> {
  if (!isJson(request)) return NOT_JSON;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BYTES) chunks.push(chunk);
      else resolve(TOO_LONG);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('close', () => {
      if (!request.complete) reject(new Error('The connection closed within the body.'));
    });
  });
}

/** Browsers send a CORS preflight before posting JSON to another site, but not before text or forms. */
function isJson({ headers }: IncomingMessage): boolean {
  return /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
}
