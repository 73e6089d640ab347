/// <reference path="./negotiator.d.ts" />
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** Content encodings, best first. */
const CODINGS = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof CODINGS)[number];

/** Smaller responses fit into one packet anyway. In bytes. */
const MIN_BYTES = 1_024;

/** Brotli 11 is 15 % smaller for 1,000 products and a hundred times slower. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The coding that a client weighs highest, by RFC 9110; the smaller one if it weighs both the same. */
export function chooseCoding(header = ''): Coding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const accepted = negotiator.encoding([...CODINGS], { preferred: [...CODINGS] });
  return CODINGS.find((coding) => coding === accepted) ?? 'identity';
}

/**
 * Compresses outside the main thread; a short body stays as it is.
 * @returns the body and the headers that describe it.
 */
export async function compress(plain: Buffer, coding: Coding) {
  if (coding === 'identity' || plain.length < MIN_BYTES) {
    return { body: plain, headers: { 'Content-Length': String(plain.length) } };
  }
  const body =
    coding === 'br' ? await compressBrotli(plain, { params }) : await compressGzip(plain);
  return { body, headers: { 'Content-Length': String(body.length), 'Content-Encoding': coding } };
}

/** Answers GET or HEAD with a text, compressed as the client accepts it. */
export async function sendContent(
  request: IncomingMessage,
  response: ServerResponse,
  text: string,
  headers: Record<string, string>,
  status = 200,
): Promise<void> {
  const coding = chooseCoding(request.headers['accept-encoding']);
  const compressed = await compress(Buffer.from(text), coding);
  response.writeHead(status, { ...headers, Vary: 'Accept-Encoding', ...compressed.headers });
  response.end(request.method === 'HEAD' ? undefined : compressed.body);
}
