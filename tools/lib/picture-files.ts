import { join } from 'node:path';
import type { Sharp } from 'sharp';

const settings = {
  avif: { quality: 55, effort: 5 },
  webp: { quality: 80, effort: 6 },
} as const;

/** Widths in pixels that an address ending in `-640.webp` promises. */
const widths = [320, 640, 960];

/** Background of product pictures and of their card, `#f3f4f6`, per channel. */
export const productBackground = { r: 243, g: 244, b: 246 };

/**
 * Writes a picture as AVIF and WebP in the promised widths, and in wider ones where it is that wide.
 * A picture narrower than a promised width is not enlarged.
 *
 * @param base path without width and extension, below `folder`
 * @returns the paths of the files, below `folder`
 */
export async function writePictureFiles(
  picture: Sharp,
  base: string,
  folder: string,
  widerThan960: readonly number[] = [],
): Promise<string[]> {
  const paths: string[] = [];
  for (const width of [...widths, ...widerThan960]) {
    for (const format of ['avif', 'webp'] as const) {
      const path = `${base}-${width}.${format}`;
      const resized = picture.clone().resize({ width, withoutEnlargement: true });
      await resized.toFormat(format, settings[format]).toFile(join(folder, path));
      paths.push(path);
    }
  }
  return paths;
}
