import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { readPictureBytes } from './encode-picture.ts';

/** Pixels. */
const SIDE = 256;

/**
 * Stores the symbol of the shop in a folder, as a square with transparent edges.
 * @returns the name of its file, which differs where the picture does
 * @throws OwnerError with what is wrong with the picture
 */
export async function storeSymbol(picture: File, folder: string): Promise<string> {
  const source = await readPictureBytes(picture);
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  const bytes = await sharp(source)
    .autoOrient()
    .trim()
    .resize({ width: SIDE, height: SIDE, fit: 'contain', background: transparent })
    .png({ palette: true })
    .toBuffer();
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
  const name = `simbolo-${Buffer.from(digest).toString('hex').slice(0, 8)}.png`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), bytes);
  return name;
}
