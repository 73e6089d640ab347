import { basename } from 'node:path';
import { unzipSync } from 'fflate';
import type { ProductRow } from '../catalogue/catalogue-store.ts';
import { OwnerError } from '../spreadsheet/owner-error.ts';

const MAX_FILES = 2_000;
/** Of one picture, and of all pictures of an upload, in bytes. */
const MAX_PICTURE = 30_000_000;
const MAX_UNPACKED = 300_000_000;

/** An uploaded file. Read one by one: together they may need much memory. */
export interface UploadedFile {
  /** Without folders. */
  name: string;
  read(): Uint8Array;
}

/**
 * The files of an upload; those of a zip archive one by one.
 * @throws OwnerError when it is too large or a zip archive is damaged
 */
export async function readUpload(uploads: readonly File[]): Promise<UploadedFile[]> {
  const files: UploadedFile[] = [];
  let unpacked = 0;
  const add = (name: string, size: number, read: UploadedFile['read']) => {
    files.push({ name, read });
    unpacked += size;
    if (size > MAX_PICTURE) throw new OwnerError(`${name} pasa de 30 MB.`);
    if (files.length > MAX_FILES) throw new OwnerError(`Son más de ${MAX_FILES} archivos.`);
    if (unpacked > MAX_UNPACKED) {
      throw new OwnerError('Las imágenes, descomprimidas, pasan de 300 MB: súbalas por partes.');
    }
  };
  for (const upload of uploads) {
    const bytes = new Uint8Array(await upload.arrayBuffer());
    const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
    if (isZip) listZip(bytes, upload.name, add);
    else add(basename(upload.name), bytes.length, () => bytes);
  }
  return files;
}

function listZip(
  bytes: Uint8Array,
  archive: string,
  add: (name: string, size: number, read: UploadedFile['read']) => void,
): void {
  // A file that is longer than its stated size is cut off or refused when it is read.
  const read = (path: string) => unzipSync(bytes, { filter: ({ name }) => name === path })[path];
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        const isFolder = name.endsWith('/');
        if (!isFolder) add(basename(name), originalSize, () => read(name) ?? new Uint8Array());
        return false;
      },
    });
  } catch (error) {
    if (error instanceof OwnerError) throw error;
    throw new OwnerError(`${archive} no es un zip legible. Créelo de nuevo.`);
  }
}

const PICTURE = /^(.+)\.(avif|gif|jpe?g|png|webp)$/i;

type Product = Pick<ProductRow, 'id' | 'uuid'>;

/** Matches files to products by code or UUID: `101.jpg` is the picture of product 101. */
export function matchPictures<File extends { name: string }>(
  files: readonly File[],
  products: readonly Product[],
): { found: { file: File; id: number }[]; rest: string[] } {
  const ids = new Map<string, number>();
  for (const { id, uuid } of products) if (uuid) ids.set(uuid.toLowerCase(), id);
  for (const { id } of products) ids.set(String(id), id);
  const found = new Map<number, File>();
  const rest: string[] = [];
  for (const file of files) {
    const [, name = ''] = PICTURE.exec(file.name) ?? [];
    const id = ids.get(name.toLowerCase().replace(/^0+(?=\d+$)/, ''));
    if (id === undefined) rest.push(`${file.name}: ningún producto tiene ese código`);
    else if (found.has(id))
      rest.push(`${file.name}: el producto ${id} ya tiene otra en esta subida`);
    else found.set(id, file);
  }
  return { found: [...found].map(([id, file]) => ({ id, file })), rest };
}
