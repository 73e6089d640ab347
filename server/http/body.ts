import type { IncomingMessage } from 'node:http';

const MAX_BYTES = 16 * 1024;

/** For the whole body, in milliseconds. */
const DEADLINE_MS = 5_000;

/** Unfinished bodies of one client. */
const MAX_PER_CLIENT = 100;

/** The response to a body that is not read. */
export interface BodyRefusal {
  status: 408 | 413 | 415 | 429;
  text: string;
}

const NOT_JSON: BodyRefusal = { status: 415, text: 'The body must be application/json' };
const TOO_LONG: BodyRefusal = { status: 413, text: 'The body is too long' };
const TOO_SLOW: BodyRefusal = { status: 408, text: 'The body took too long' };
const TOO_MANY: BodyRefusal = { status: 429, text: 'Too many unfinished requests' };

/** @throws when the connection closes before the end of the body. */
export type ReadBody = (request: IncomingMessage) => Promise<Buffer | BodyRefusal>;

/**
 * Reads JSON bodies, with limits on size, time and concurrent bodies per client.
 *
 * @param clientKeyOf the key by which unfinished bodies are counted.
 */
export function createBodyReader(clientKeyOf: (request: IncomingMessage) => string): ReadBody {
  const receiving = new Map<string, number>();
  return async (request) => {
    if (!isJson(request)) return NOT_JSON;
    if (Number(request.headers['content-length']) > MAX_BYTES) return TOO_LONG;
    const client = clientKeyOf(request);
    const unfinished = receiving.get(client) ?? 0;
    if (unfinished >= MAX_PER_CLIENT) return TOO_MANY;
    receiving.set(client, unfinished + 1);
    try {
      return await receive(request);
    } finally {
      const rest = (receiving.get(client) ?? 0) - 1;
      if (rest > 0) receiving.set(client, rest);
      else receiving.delete(client);
    }
  };
}

/** A body over the limit is read on and discarded: closing the connection could lose the response. */
function receive(request: IncomingMessage): Promise<Buffer | BodyRefusal> {
  let timer: NodeJS.Timeout | undefined;
  const received = new Promise<Buffer | BodyRefusal>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    timer = setTimeout(() => resolve(TOO_SLOW), DEADLINE_MS);
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
  return received.finally(() => clearTimeout(timer));
}

/** Browsers send a CORS preflight before posting JSON to another site, but not before text or forms. */
function isJson({ headers }: IncomingMessage): boolean {
  return /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
}
