import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = /\.(html|css|m?js|svg|json|webmanifest|txt|xml|ico|wasm)$/;
/** Bytes; below it a header and a packet weigh more than what is saved. */
const smallest = 512;

/**
 * Writes `.br` and `.gz` beside every file of a folder that gains by it, at
 * the best level of each, for a server that sends them as they are.
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  await Promise.all(
    names.filter((name) => compressible.test(name)).map((name) => compressFile(join(folder, name))),
  );
}

/** @param {string} file */
async function compressFile(file) {
  const plain = await readFile(file);
  if (plain.length < smallest) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  await Promise.all([
    writeIfSmaller(`${file}.br`, await brotli(plain, { params }), plain),
    writeIfSmaller(`${file}.gz`, await zip(plain, { level: 9 }), plain),
  ]);
}

/**
 * @param {string} file
 * @param {Buffer} packed
 * @param {Buffer} plain
 */
async function writeIfSmaller(file, packed, plain) {
  if (packed.length < plain.length) await writeFile(file, packed);
}
