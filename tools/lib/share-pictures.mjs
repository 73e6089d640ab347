import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Of those that messengers show beside a link; about 30 kB a picture. */
const quality = 72;

/**
 * Writes a JPEG beside each `…-640.webp` of a built site: messengers show neither WebP nor AVIF.
 * @param {string} folder
 */
export async function makeSharePictures(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pictures = names.filter((name) => name.endsWith('-640.webp'));
  await Promise.all(pictures.map((name) => makeSharePicture(join(folder, name))));
}

/**
 * The same beside one picture.
 * @param {string} picture
 */
export async function makeSharePicture(picture) {
  await sharp(picture)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, mozjpeg: true })
    .toFile(picture.replace(/\.webp$/, '.jpg'));
}
