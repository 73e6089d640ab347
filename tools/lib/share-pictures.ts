import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureSetEnd } from '../../src/lib/image-url.ts';

/**
 * Writes a JPEG next to each set of pictures of a built site: link previews of messengers support
 * neither WebP nor AVIF.
 */
export async function makeSharePictures(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pictures = names.filter((name) => name.endsWith(pictureSetEnd));
  const encode = (name: string) =>
    sharp(join(folder, name))
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 72, mozjpeg: true })
      .toFile(join(folder, name.replace(/\.webp$/, '.jpg')));
  await Promise.all(pictures.map(encode));
}
