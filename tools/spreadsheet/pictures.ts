import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { printable } from '../../server/observability/printable.ts';
import type { Table } from '../../server/spreadsheet/columns.ts';
import { readTable } from '../../server/spreadsheet/read-file.ts';
import { writeCsv } from '../../server/spreadsheet/write-file.ts';
import { createProgress } from '../lib/progress.ts';
import { makeSharePicture } from '../lib/share-pictures.mjs';
import { UserError } from '../lib/user-error.mjs';
import { writeOutputs } from '../pictures/encoder.ts';
import { GROUND, outputsOf } from '../pictures/plan.ts';
import type { CatalogueClient } from './catalogue-client.ts';

const PICTURE = /^(.+)\.(avif|jpe?g|png|webp)$/i;
/** Below `public/images` and `images` of a built site. */
const FOLDER = 'catalogue';
/** The largest that is shown. Pixels. */
const SIDE = 960;

interface Match {
  file: string;
  id: number;
}

/** Where pictures go: into the source of the site, for its next build, and into the one that is built. */
export interface Places {
  images: string;
  site: string;
}

/**
 * Gives products the pictures that are named by their code, and lists those that match nothing.
 *
 * @returns the exit code
 */
export async function importPictures(
  client: Pick<CatalogueClient, 'export' | 'import'>,
  folder: string,
  places: Places,
  apply: boolean,
): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: Error) => {
    throw new UserError(error.message);
  });
  // Links and folders are none: what is encoded is published.
  const files = entries.map(
    (entry) => `${entry.name}${entry.isFile() ? '' : ' (no es un archivo)'}`,
  );
  const catalogue = await readTable(await client.export('csv'));
  const { found, rest } = matchPictures(files.sort(), catalogue);
  for (const line of rest) console.log(`Sin producto: ${printable(line)}`);

  const progress = createProgress(apply ? 'Codificando' : 'Leyendo');
  const rows: [number, string][] = [];
  const broken: string[] = [];
  for (const [index, { file, id }] of found.entries()) {
    progress(index, found.length);
    try {
      rows.push([id, await encode(join(folder, file), id, apply ? places : null)]);
    } catch (error) {
      broken.push(`${file}: ${error instanceof Error ? error.message : error}`);
    }
  }
  if (found.length > 0) progress(found.length, found.length);
  for (const line of broken) console.log(`No se puede leer: ${printable(line)}`);
  if (broken.length > 0) {
    console.log('No se ha escrito nada. Corrija o quite esas imágenes.');
    return 1;
  }
  const table: Table = [['Código', 'Imagen'], ...rows];
  const sheet = { name: 'imágenes', bytes: writeCsv(table), table };
  const { lines, isRefused } = await client.import(sheet, { apply });
  for (const line of lines) console.log(printable(line));
  return isRefused ? 1 : 0;
}

/** Which picture is whose: `101.jpg` is of product 101, and so is one named by its UUID. */
export function matchPictures(
  files: readonly string[],
  [headings = [], ...rows]: Table,
): { found: Match[]; rest: string[] } {
  const column = (heading: string) => headings.indexOf(heading);
  const [code, uuid] = [column('Código'), column('UUID')];
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
 * Encodes a picture as the shop's own, square and on their ground, where there are places for it. Its address has a hash of it, so
 * that a new one is shown at once, and `undo` brings back the one before.
 *
 * @returns its address
 */
async function encode(file: string, id: number, places: Places | null): Promise<string> {
  const source = await readFile(file);
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const outputs = outputsOf(FOLDER, `${id}-${hash}`, SIDE);
  const address = `/images/${FOLDER}/${id}-${hash}-640.webp`;
  // Read whole in any case: a picture that is cut off is found out before anything is written.
  const picture = await squared(source);
  if (!places) return address;
  const { images, site } = places;
  await mkdir(join(images, FOLDER), { recursive: true });
  await writeOutputs(picture, outputs, images);
  const built = join(site, 'images');
  if (existsSync(built)) {
    for (const { path } of outputs) {
      await mkdir(dirname(join(built, path)), { recursive: true });
      await copyFile(join(images, path), join(built, path));
    }
    await makeSharePicture(join(site, address));
  }
  return address;
}

async function squared(source: Buffer): Promise<Sharp> {
  const [r = 0, g = 0, b = 0] = GROUND;
  const background = { r, g, b };
  const { data, info } = await sharp(source)
    .rotate()
    .flatten({ background })
    .resize({ width: SIDE, height: SIDE, fit: 'contain', background })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}
