import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptsEncoding } from '../http/accept-encoding.ts';

/** How an answer's bytes are written on the wire; the best first. */
export const CODINGS = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof CODINGS)[number];

/** `quick` for an answer that is waited for, `best` for one that will be sent often. */
export type Effort = 'quick' | 'best';

/** Below this a compressed answer fits into no fewer packets. In bytes. */
const WORTH_COMPRESSING = 1_024;

/** Beyond this brotli's best level takes many seconds, for a tenth fewer bytes. In bytes. */
const BEST_LIMIT = 2 * 1024 * 1024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** What browsers send is always the same few headers; whatever else comes is worked out anew. */
const REMEMBERED_HEADERS = 64;
const remembered = new Map<string, Coding>();

/** The best coding that an Accept-Encoding header takes. */
export function chooseCoding(header: string | undefined): Coding {
  if (header === undefined) return 'identity';
  const known = remembered.get(header);
  if (known) return known;
  const chosen = CODINGS.find((coding) => acceptsEncoding(header, coding)) ?? 'identity';
  if (remembered.size < REMEMBERED_HEADERS) remembered.set(header, chosen);
  return chosen;
}

/** Whether bytes are sent in another coding than `identity` at all. */
export function isWorthCompressing(bytes: Buffer): boolean {
  return bytes.length >= WORTH_COMPRESSING;
}

/** Compresses outside the thread that answers. */
export async function encode(bytes: Buffer, coding: Coding, effort: Effort): Promise<Buffer> {
  if (coding === 'identity') return bytes;
  if (coding === 'gzip') return compressGzip(bytes, { level: effort === 'best' ? 9 : 6 });
  return compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality(bytes, effort),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

function brotliQuality(bytes: Buffer, effort: Effort): number {
  if (effort === 'quick') return 5;
  return bytes.length <= BEST_LIMIT ? 11 : 9;
}
