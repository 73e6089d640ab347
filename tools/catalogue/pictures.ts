import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { escapeControlCharacters } from '../../server/observability/escape-control-characters.ts';
import type { Table } from '../../server/spreadsheet/columns.ts';
import { makeSharePicture } from '../lib/share-pictures.ts';
import { UserError } from '../lib/user-error.mjs';

const PICTURE = /^(.+)\.(avif|jpe?g|png|webp)$/i;
/** Below `public/images` and `images` of a built site. */
const FOLDER = 'catalogue';
/** Pixels; the largest width that is shown. */
const SIDE = 960;
/** Pixels; the widths that an address ending in `-640.webp` promises. */
const WIDTHS = [320, 640, SIDE];
const FORMATS = {
  avif: { quality: 55, effort: 5 },
  webp: { quality: 80, effort: 6 },
} as const;
/** Of product pictures and of their card, `#f3f4f6`. */
const background = { r: 243, g: 244, b: 246 };

interface Match {
  file: string;
  id: number;
}

/** Where pictures are written: the sources of the site, for its next build, and the built site. */
export interface PictureTargets {
  images: string;
  site: string;
}

/**
 * Imports pictures that are named by the code of their product, and prints the files without one.
 *
 * @param importTable imports the addresses; returns the exit code
 * @returns the exit code: 1 when a picture is unreadable or the import has a problem
 */
export async function importPictures(
  folder: string,
  catalogue: Table,
  targets: PictureTargets,
  apply: boolean,
  importTable: (table: Table) => Promise<number>,
): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: Error) => {
    throw new UserError(error.message);
  });
  // A link could lead outside the folder, and what is encoded is published.
  const files = entries.map(
    (entry) => `${entry.name}${entry.isFile() ? '' : ' (no es un archivo)'}`,
  );
  const { found, rest } = matchPictures(files.sort(), catalogue);
  for (const line of rest) console.log(`Sin producto: ${escapeControlCharacters(line)}`);

  const rows: [number, string][] = [];
  const broken: string[] = [];
  for (const { file, id } of found) {
    try {
      rows.push([id, await encode(join(folder, file), id, apply ? targets : null)]);
    } catch (error) {
      broken.push(`${file}: ${error instanceof Error ? error.message : error}`);
    }
  }
  for (const line of broken) console.log(`No se puede leer: ${escapeControlCharacters(line)}`);
  if (broken.length > 0) {
    console.log('No se ha escrito nada. Corrija o quite esas imágenes.');
    return 1;
  }
  return importTable([['Código', 'Imagen'], ...rows]);
}

/** Matches files to products by code or UUID: `101.jpg` is the picture of product 101. */
export function matchPictures(
  files: readonly string[],
  [headings = [], ...rows]: Table,
): { found: Match[]; rest: string[] } {
  const [code, uuid] = [headings.indexOf('Código'), headings.indexOf('UUID')];
  const ids = new Map<string, number>();
  for (const row of rows) {
    const id = Number(row[code]);
    if (row[uuid]) ids.set(String(row[uuid]).toLowerCase(), id);
    ids.set(String(id), id);
  }
  const found: Match[] = [];
  const rest: string[] = [];
  const seen = new Set<number>();
  for (const file of files) {
    const [, name = ''] = PICTURE.exec(file) ?? [];
    const id = ids.get(name.toLowerCase().replace(/^0+(?=\d+$)/, ''));
    if (id === undefined) rest.push(file);
    else if (seen.has(id)) rest.push(`${file} (el producto ${id} ya tiene otra)`);
    else {
      seen.add(id);
      found.push({ file, id });
    }
  }
  return { found, rest };
}

/**
 * Encodes a picture as the other product pictures, square and on their background, where there are
 * targets. The address contains a hash, so that caches show a new picture and `undo` restores the old one.
 *
 * @returns its address
 */
async function encode(file: string, id: number, targets: PictureTargets | null): Promise<string> {
  const source = await readFile(file);
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const base = `${FOLDER}/${id}-${hash}`;
  const address = `/images/${base}-640.webp`;
  // Decoded without targets too, so that a truncated picture is found before anything is written.
  const picture = await squared(source);
  if (!targets) return address;
  const { images, site } = targets;
  await mkdir(join(images, FOLDER), { recursive: true });
  const paths = await writeFiles(picture, base, images);
  const built = join(site, 'images');
  if (existsSync(built)) {
    for (const path of paths) await cp(join(images, path), join(built, path));
    await makeSharePicture(join(site, address));
  }
  return address;
}

/** Returns the paths of the files, below `folder`. */
async function writeFiles(picture: Sharp, base: string, folder: string): Promise<string[]> {
  const paths: string[] = [];
  for (const width of WIDTHS) {
    for (const format of ['avif', 'webp'] as const) {
      const path = `${base}-${width}.${format}`;
      const resized = picture.clone().resize({ width, withoutEnlargement: true });
      await resized.toFormat(format, FORMATS[format]).toFile(join(folder, path));
      paths.push(path);
    }
  }
  return paths;
}

async function squared(source: Buffer): Promise<Sharp> {
  const picture = await sharp(source)
    .rotate()
    .flatten({ background })
    .resize({ width: SIDE, height: SIDE, fit: 'contain', background })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(picture);
}
