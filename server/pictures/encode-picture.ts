import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { UPLOADED } from '../http/static-site.ts';

/** Of an original picture, in pixels. */
const MAX_PIXELS = 50_000_000;
/** SVG and PDF, which sharp reads too, can refer to other files. */
const READABLE = ['avif', 'gif', 'heif', 'jpeg', 'png', 'tiff', 'webp'];
/** Pixels; the widths that an address ending in `-640.webp` promises. */
const WIDTHS = [320, 640, 960];
const SIDE = Math.max(...WIDTHS);
/** Of product pictures and of their card, `#f3f4f6`. */
const background = { r: 243, g: 244, b: 246 };

/** The files of a picture. The JPEG is for link previews: messengers show no WebP. */
const FILES = [
  ...WIDTHS.flatMap((width) => [
    { width, format: 'avif' as const, options: { quality: 55, effort: 3 } },
    { width, format: 'webp' as const, options: { quality: 80, effort: 5 } },
  ]),
  { width: 640, format: 'jpeg' as const, options: { quality: 72, mozjpeg: true } },
];

// Visitors are served at the same time: one thread, and no memory for operations that are not repeated.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Encodes a picture as the other product pictures: square, on their background. Its name contains a
 * hash, so that caches show a new picture and an undone import shows the old one.
 * @returns its address, and the paths of its files unless they were stored before
 * @throws when it is unreadable, or a file cannot be written: then the error has a `code`
 */
export async function encodePicture(picture: File, id: number, directory: string) {
  const source = new Uint8Array(await picture.arrayBuffer());
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const address = `${UPLOADED}${id}-${hash}-640.webp`;
  const files = FILES.map((file) => {
    const name = `${id}-${hash}-${file.width}.${file.format.replace('jpeg', 'jpg')}`;
    return { ...file, path: join(directory, name) };
  });
  const paths = files.map(({ path }) => path);
  if (paths.every((path) => existsSync(path))) return { address, paths: [] };
  const original = sharp(source, { limitInputPixels: MAX_PIXELS });
  const { format } = await original.metadata();
  if (!READABLE.includes(format)) throw new Error(`${format} is not a picture`);
  const square = await original
    .rotate()
    .flatten({ background })
    .resize({ width: SIDE, height: SIDE, fit: 'contain', background })
    .png({ compressionLevel: 0 })
    .toBuffer();
  await mkdir(directory, { recursive: true });
  for (const { width, format, options, path } of files) {
    const bytes = sharp(square).resize({ width }).toFormat(format, options);
    // Renamed when complete, so that neither a visitor nor a backup reads half a file.
    await bytes.toFile(`${path}.part`);
    await rename(`${path}.part`, path);
  }
  return { address, paths };
}
