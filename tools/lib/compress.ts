import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = /\.(html|css|m?js|svg|json|webmanifest|txt|xml|ico|wasm)$/;
/** Bytes; below this, the saving is smaller than a network packet. */
const minimum = 512;

/** Writes `.br` and `.gz` at the best level next to each compressible file of a folder. */
export async function compressFolder(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const compress = async (file: string) => {
    const plain = await readFile(file);
    if (plain.length < minimum) return;
    // Brotli's default is its best level.
    await writeFile(`${file}.br`, await brotli(plain));
    await writeFile(`${file}.gz`, await zip(plain, { level: 9 }));
  };
  const files = names.filter((name) => compressible.test(name)).map((name) => join(folder, name));
  await Promise.all(files.map(compress));
}
