import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a body may be, and what one sender may keep open. */
const LIMITS = {
  /** The longest body that is read. */
  bytes: 16 * 1024,
  /** Whether it has to say that it is JSON. */
  onlyJson: true,
  /** How long a whole body may take, in milliseconds. */
  deadlineMs: 5_000,
  /** Bodies of one address that are being received at once. */
  perAddress: 100,
};

/** Why a body is not read, as its sender is told. */
export interface BodyRefusal {
  status: 408 | 413 | 415 | 429;
  text: string;
}

const NOT_JSON: BodyRefusal = { status: 415, text: 'The body must be application/json' };
const TOO_LONG: BodyRefusal = { status: 413, text: 'The body is too long' };
const TOO_SLOW: BodyRefusal = { status: 408, text: 'The body took too long' };
const TOO_MANY: BodyRefusal = { status: 429, text: 'Too many unfinished requests' };

/**
 * Reads a request's body, having asked for it where its sender waits for that.
 *
 * @returns a refusal as soon as it is certain, by the length that is declared already. What is too
 *   long is read on and thrown away, within the server's time limit for a request: closing the
 *   connection instead could take the response with it.
 * @throws when the connection breaks before the end.
 */
export type ReadBody = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<Buffer | BodyRefusal>;

/**
 * What a body costs while it is being received, it costs its sender alone: the count is of each
 * address, and ends with the body.
 *
 * @param addressOf who sends, as far as counting goes.
 */
export function createBodyReader(
  addressOf: (request: IncomingMessage) => string = ({ socket }) => socket.remoteAddress ?? '',
  limits: Partial<typeof LIMITS> = {},
): ReadBody {
  const { bytes, onlyJson, deadlineMs, perAddress } = { ...LIMITS, ...limits };
  const receiving = new Map<string, number>();
  const count = (address: string, change: 1 | -1) => {
    const bodies = (receiving.get(address) ?? 0) + change;
    if (bodies > 0) receiving.set(address, bodies);
    else receiving.delete(address);
    return bodies;
  };

  return (request, response) =>
    new Promise((resolve, reject) => {
      if (onlyJson && !isJson(request)) return resolve(NOT_JSON);
      if (Number(request.headers['content-length']) > bytes) return resolve(TOO_LONG);
      const address = addressOf(request);
      if (count(address, 1) > perAddress) {
        count(address, -1);
        return resolve(TOO_MANY);
      }
      const { headers, httpVersion } = request;
      if (headers.expect !== undefined && httpVersion === '1.1') response.writeContinue();
      const chunks: Buffer[] = [];
      let size = 0;
      const settle = (result: Buffer | BodyRefusal) => {
        stopCounting();
        resolve(result);
      };
      // Whatever else may happen or not, this ends the count.
      let timer: NodeJS.Timeout | undefined = setTimeout(() => settle(TOO_SLOW), deadlineMs);
      const stopCounting = () => {
        if (timer === undefined) return;
        clearTimeout(timer);
        timer = undefined;
        count(address, -1);
      };
      request.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size <= bytes) chunks.push(chunk);
        else settle(TOO_LONG);
      });
      request.on('end', () => settle(Buffer.concat(chunks)));
      // Emitted also where the connection broke, since nothing listens for 'error'.
      request.on('close', () => {
        stopCounting();
        if (!request.complete) reject(new Error('The connection closed within the body.'));
      });
    });
}

/**
 * Whether a request says that its body is JSON. A page of another site can have a browser post
 * text and form data unasked, but not this: for it the browser sends a preflight first.
 */
function isJson({ headers }: IncomingMessage): boolean {
  return /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
}
