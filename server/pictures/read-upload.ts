import { basename } from 'node:path';
import { unzipSync } from 'fflate';
import { OwnerError } from '../spreadsheet/owner-error.ts';

/** Of all pictures of an upload, in bytes: they are in memory together. */
const MAX_UNPACKED = 200_000_000;

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
  let unpacked = 0;
  const count = (size: number) => {
    unpacked += size;
    if (unpacked > MAX_UNPACKED) {
      throw new OwnerError('Las imágenes, descomprimidas, pasan de 200 MB: súbalas por partes.');
    }
  };
  for (const upload of uploads) {
    const bytes = new Uint8Array(await upload.arrayBuffer());
    if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
      for (const [path, part] of Object.entries(unzip(bytes, upload.name, count))) {
        if (!path.endsWith('/')) files.push({ name: basename(path), bytes: part });
      }
    } else {
      count(bytes.length);
      files.push({ name: basename(upload.name), bytes });
    }
  }
  return files;
}

/** @param count receives the size of each file before it is unpacked; a longer one is cut off */
function unzip(bytes: Uint8Array, archive: string, count: (size: number) => void) {
  try {
    return unzipSync(bytes, {
      filter: ({ size, originalSize }) => {
        count(Math.max(size, originalSize));
        return true;
      },
    });
  } catch (error) {
    if (error instanceof OwnerError) throw error;
    throw new OwnerError(`${archive} no es un zip legible. Créelo de nuevo.`);
  }
}

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
