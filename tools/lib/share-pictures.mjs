import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Writes a JPEG next to each `…-640.webp` of a built site: link previews of messengers support
 * neither WebP nor AVIF.
 * @param {string} folder
 */
export async function makeSharePictures(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pictures = names.filter((name) => name.endsWith('-640.webp'));
  await Promise.all(pictures.map((name) => makeSharePicture(join(folder, name))));
}

/** @param {string} picture path of one such file */
export async function makeSharePicture(picture) {
  await sharp(picture)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 72, mozjpeg: true })
    .toFile(picture.replace(/\.webp$/, '.jpg'));
}
