import { basename } from 'node:path';
import { promisify } from 'node:util';
import { type AsyncUnzipOptions, type Unzipped, unzip } from 'fflate';
import { OwnerError } from '../spreadsheet/owner-error.ts';
import { unzipFilter } from '../spreadsheet/unzip-filter.ts';

/** Of all pictures of an upload, in bytes: they are in memory together. */
const MAX_UNPACKED = 200_000_000;
const TOO_LARGE = 'Las imágenes, descomprimidas, pasan de 200 MB: súbalas por partes.';

/** Unpacks large files in threads. */
const unpack = promisify<Uint8Array, AsyncUnzipOptions, Unzipped>(unzip);

export interface UploadedFile {
  /** Without folders. */
  name: string;
  bytes: Uint8Array;
}

/**
 * The files of an upload, also those in zip archives.
 * @throws OwnerError when they are too large or an archive is damaged
 */
export async function readUpload(uploads: readonly File[]): Promise<UploadedFile[]> {
  const files: UploadedFile[] = [];
  const filter = unzipFilter(MAX_UNPACKED, TOO_LARGE, (name) => !name.endsWith('/'));
  for (const { name, bytes } of await Promise.all(uploads.map(readFile))) {
    const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
    if (!isZip) files.push({ name, bytes });
    else {
      const parts = await unpack(bytes, { filter }).catch((error) => {
        if (error instanceof OwnerError) throw error;
        throw new OwnerError(`${name} no es un zip legible. Créelo de nuevo.`);
      });
      for (const [path, part] of Object.entries(parts)) {
        files.push({ name: basename(path), bytes: part });
      }
    }
  }
  return files;
}

const readFile = async (file: File) => ({
  name: basename(file.name),
  bytes: new Uint8Array(await file.arrayBuffer()),
});

const PICTURE = /^(.+)\.(avif|gif|jpe?g|png|webp)$/i;

/** Matches files to products by code: `101.jpg` is the picture of product 101. */
export function matchPictures<File extends { name: string }>(
  files: readonly File[],
  products: readonly { id: number }[],
): { found: { file: File; id: number }[]; rest: string[] } {
  const ids = new Set(products.map(({ id }) => id));
  const found = new Map<number, File>();
  const rest: string[] = [];
  for (const file of files) {
    const [, name] = PICTURE.exec(file.name) ?? [];
    const id = /^\s*\d+\s*$/.test(name ?? '') ? Number(name) : 0;
    if (name === undefined) rest.push(`${file.name}: no es JPG, PNG, WebP ni AVIF`);
    else if (!ids.has(id)) rest.push(`${file.name}: ningún producto tiene ese código`);
    else if (found.has(id))
      rest.push(`${file.name}: el producto ${id} ya tiene otra en esta subida`);
    else found.set(id, file);
  }
  return { found: [...found].map(([id, file]) => ({ id, file })), rest };
}
