import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureSetEnd, pictureSetWidths } from '../../src/lib/image-url.ts';
import { UPLOADED } from '../http/static-site.ts';
import { log } from '../observability/log.ts';
import { OwnerError } from '../owner-error.ts';

/** Of an original picture: width and height in pixels, and bytes. */
const MAX_SIDE = 12_000;
const MAX_PICTURE_BYTES = 25_000_000;
/** SVG and PDF, which sharp reads too, can refer to other files. */
const READABLE = ['avif', 'gif', 'heif', 'jpeg', 'png', 'tiff', 'webp'];
/** Pixels. */
const SIDE = Math.max(...pictureSetWidths);
const THUMBNAIL_SIDE = 240;
/** Of product pictures and of their card, `#f3f4f6`. */
const background = { r: 243, g: 244, b: 246 };

/** The files of a picture. The JPEG is for link previews: messengers show no WebP. */
const FILES = [
  ...pictureSetWidths.flatMap((width) => [
    { width, format: 'avif' as const, options: { quality: 55, effort: 3 } },
    { width, format: 'webp' as const, options: { quality: 80, effort: 5 } },
  ]),
  { width: 640, format: 'jpeg' as const, options: { quality: 72, mozjpeg: true } },
];

/** Added to the names of files until they are complete. */
const UNFINISHED_SUFFIX = '.part';

// Visitors are served at the same time: one thread, and no memory for operations that are not repeated.
sharp.concurrency(1);
sharp.cache(false);

const HEIC =
  'es HEIC, que la tienda no puede leer. Para enviar un JPEG: en el iPhone, Ajustes › Cámara › Formatos › «Más compatible»; en Android, apague las fotos HEIF o «de alta eficiencia» en la cámara; o envíesela por WhatsApp y elija la que llega';
const NO_PHOTO = 'no es una foto JPG, PNG, WebP ni AVIF: tome otra o elija otro archivo';
const DAMAGED = 'está dañada o incompleta: envíela otra vez, o tome otra';
const NOT_STORED =
  'no se puede guardar en el servidor, quizá por falta de espacio: el motivo está en su registro';

/**
 * Encodes a picture as the other product pictures: upright, square, on their background and without
 * EXIF data, which may contain a position. Its name contains a hash, so that caches show a new
 * picture and an undone import shows the old one.
 * @returns its address, and the paths of its files unless they were stored before
 * @throws OwnerError with what is wrong with it
 */
export async function encodePicture(picture: File, id: number, directory: string) {
  const source = await readPictureBytes(picture);
  // In a thread, unlike `createHash`.
  const digest = await crypto.subtle.digest('SHA-256', source);
  const hash = Buffer.from(digest).toString('hex').slice(0, 8);
  const address = `${UPLOADED}${id}-${hash}${pictureSetEnd}`;
  const files = FILES.map((file) => {
    const name = `${id}-${hash}-${file.width}.${file.format.replace('jpeg', 'jpg')}`;
    return { ...file, path: join(directory, name) };
  });
  const paths = files.map(({ path }) => path);
  if (paths.every((path) => existsSync(path))) return { address, paths: [] };
  const square = await toSquare(source);
  try {
    await mkdir(directory, { recursive: true });
    for (const { width, format, options, path } of files) {
      const bytes = sharp(square).resize({ width }).toFormat(format, options);
      await bytes.toFile(path + UNFINISHED_SUFFIX);
    }
    // When all are complete, so that neither a visitor nor a backup reads half a file.
    for (const path of paths) await rename(path + UNFINISHED_SUFFIX, path);
  } catch (error) {
    log.error({ err: error, id }, 'A picture cannot be stored');
    throw new OwnerError(NOT_STORED);
  } finally {
    await Promise.allSettled(paths.map((path) => rm(path + UNFINISHED_SUFFIX, { force: true })));
  }
  return { address, paths };
}

/** A small copy as a data URL. @throws OwnerError with what is wrong with the picture */
export async function thumbnailOf(picture: File): Promise<string> {
  const square = sharp(await toSquare(await readPictureBytes(picture)));
  const bytes = await square.resize({ width: THUMBNAIL_SIDE }).webp().toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

/** @throws OwnerError when it is no picture, or too large */
export async function readPictureBytes(picture: File): Promise<Uint8Array<ArrayBuffer>> {
  if (picture.size === 0) throw new OwnerError('está vacía: elíjala otra vez');
  if (picture.size > MAX_PICTURE_BYTES) {
    const size = Math.ceil(picture.size / 1e6);
    throw new OwnerError(`pesa ${size} MB y el máximo es 25 MB: tómela con menos resolución`);
  }
  const source = new Uint8Array(await picture.arrayBuffer());
  if (isHeic(source)) throw new OwnerError(HEIC);
  const { format, width, height } = await decodePicture(source)
    .metadata()
    .catch(() => ({ format: '', width: 0, height: 0 }));
  if (!READABLE.includes(format)) throw new OwnerError(NO_PHOTO);
  if (Math.max(width, height) > MAX_SIDE) {
    const size = `mide ${width} × ${height} píxeles y el máximo es ${MAX_SIDE} por lado`;
    throw new OwnerError(`${size}: tómela con menos resolución`);
  }
  return source;
}

/** The brands of a HEIF file are at its beginning; AVIF, which can be read, has its own. */
function isHeic(source: Uint8Array): boolean {
  const brands = Buffer.from(source.subarray(4, 40)).toString('latin1');
  return /^ftyp.*(hei[cxms]|hev[cxms])/s.test(brands) && !brands.includes('avif');
}

const decodePicture = (source: Uint8Array) => sharp(source, { limitInputPixels: false });

/** @throws OwnerError when it is damaged */
const toSquare = (source: Uint8Array) =>
  decodePicture(source)
    .autoOrient()
    .flatten({ background })
    .resize({ width: SIDE, height: SIDE, fit: 'contain', background })
    .png({ compressionLevel: 0 })
    .toBuffer()
    .catch((error: unknown) => {
      log.warn({ err: error }, 'A picture cannot be decoded');
      throw new OwnerError(DAMAGED);
    });

/** Removes what a process that was killed left unfinished. */
export async function removeUnfinished(directory: string): Promise<void> {
  const names = await readdir(directory).catch(() => []);
  const unfinished = names.filter((name) => name.endsWith(UNFINISHED_SUFFIX));
  await Promise.all(unfinished.map((name) => rm(join(directory, name), { force: true })));
}
