import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { CatalogueStore } from '../catalogue/memory-store.ts';
import type { StoredProduct } from '../catalogue/stored-product.ts';
import { currentShop } from '../shop-file.ts';

/** Pictures kept in memory, of about 40 kB. */
const MAX_KEPT = 100;
/**
 * Pictures that may wait for their turn; further requests are answered 503. One takes 0.05 s, on a busy
 * machine 0.4 s: with 50 the last one waited for 20 s, longer than any messenger.
 */
const MAX_WAITING = 10;

/** A picture that can be drawn. */
export interface SharePicture {
  /** Differs where the picture does. */
  version: string;
  draw: () => Promise<string>;
}

/** The fonts are read when the first picture is drawn. */
const drawings = () => import('./share-picture.ts');

export function pictureOfProduct(product: StoredProduct): SharePicture {
  const { name, category, price, discount } = product;
  const version = versionOf([...shopLook(), name, category, price, discount]);
  return { version, draw: async () => (await drawings()).productPicture(product) };
}

export function pictureOfCategory(name: string, catalogue: CatalogueStore): SharePicture {
  const names = catalogue.productsInCategory(name).map((product) => product.name);
  const version = versionOf([...shopLook(), name, names]);
  return { version, draw: async () => (await drawings()).categoryPicture(name, names) };
}

const shopLook = () => [currentShop().name, currentShop().colour];

/** The address of a picture: messengers keep a picture by its address. */
export const pictureAddress = (page: string, { version }: SharePicture) =>
  `${page}${PICTURE}?v=${version}`;

/** The page of a picture's path, or undefined. */
export const pageOfPicture = (path: string): string | undefined =>
  path.endsWith(PICTURE) ? path.slice(0, -PICTURE.length) : undefined;

const PICTURE = '/imagen.png';

const versionOf = (shown: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 8);

/**
 * Makes pictures from our own SVG, one at a time, and keeps the last ones. An SVG of someone else
 * must never get here: it can refer to other files.
 */
export function createSharePictures() {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: MAX_KEPT });
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  /** @returns a PNG, or null while too many are being made */
  return ({ version: key, draw }: SharePicture): Promise<Buffer> | null => {
    const known = kept.get(key);
    if (known) return known;
    if (waiting >= MAX_WAITING) return null;
    waiting += 1;
    const made = last.then(async () => encode(await draw()));
    kept.set(key, made);
    last = made
      .catch(() => kept.delete(key))
      .finally(() => {
        waiting -= 1;
      });
    return made;
  };
}

/** Flat colours: a palette makes half of the bytes; more effort and dithering save none. */
const PNG = { palette: true, colours: 64, compressionLevel: 9, effort: 1, dither: 0 };

const encode = (svg: string) => sharp(Buffer.from(svg)).png(PNG).toBuffer();
