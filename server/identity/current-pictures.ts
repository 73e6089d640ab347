import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import defaultShop from '../../src/shop/default-shop.json' with { type: 'json' };
import type { Shop } from '../../src/shop/schema.ts';
import { logoSvg, type ShopMark, shopPictures } from './shop-pictures.ts';

/** Paths of the pictures that show name and symbol of the shop. */
export const shopPicturePaths: ReadonlySet<string> = new Set([
  '/favicon.svg',
  '/images/logo.svg',
  '/images/logo-light.svg',
  '/images/logo.png',
  '/images/icons/icon-180.png',
  '/images/icons/icon-192.png',
  '/images/icons/icon-512.png',
  '/images/icons/share.jpg',
]);

/** Whether the files of the site show another shop. */
const isDefault = ({ name, colour, symbol }: Shop) =>
  name === defaultShop.name && colour === defaultShop.colour && symbol === '';

/** @param file with the record, next to the symbol */
const markOf = ({ name, tagline, colour, symbol }: Shop, file: string): ShopMark => ({
  name,
  tagline,
  colour,
  symbol: readSymbol(join(dirname(file), symbol), symbol),
});

/** A file that is missing is none. */
const readSymbol = (path: string, name: string) =>
  name !== '' && existsSync(path) ? readFileSync(path) : null;

/** The pictures of a shop by path; none for the default, whose pictures are files of the site. */
export function ownPictures(shop: Shop, file: string): ReadonlyMap<string, () => Promise<Buffer>> {
  return isDefault(shop) ? new Map() : shopPictures(markOf(shop, file));
}

/**
 * The logo as markup of the loading screen, which has a text already.
 * @param site folder with the pictures of the default
 */
export function logoMarkup(shop: Shop, file: string, site: string): string {
  // A symbol would make the page heavy.
  if (!isDefault(shop) && shop.symbol !== '') {
    return '<img src="./images/logo.png" alt="" width="269" height="80" fetchpriority="high">';
  }
  const logo = join(site, 'images', 'logo.svg');
  const standard = () => (existsSync(logo) ? readFileSync(logo, 'utf8').trim() : '');
  const svg = isDefault(shop) ? standard() : logoSvg(markOf(shop, file), '#ffffff');
  return svg.replace(/<title>.*?<\/title>/, '').replace('<svg ', '<svg aria-hidden="true" ');
}

/** Makes the pictures of the present shop, each once. */
export function createShopPictures(current: () => Shop, file: string) {
  let shown: Shop | undefined;
  let pictures: ReturnType<typeof ownPictures> = new Map();
  const made = new Map<string, Promise<Buffer>>();

  /** @returns null for a picture that is a file of the site */
  return (path: string): Promise<Buffer> | null => {
    const shop = current();
    if (shop !== shown) {
      shown = shop;
      pictures = ownPictures(shop, file);
      made.clear();
    }
    const draw = pictures.get(path);
    if (!draw) return null;
    const known = made.get(path) ?? draw();
    made.set(path, known);
    known.catch(() => made.delete(path));
    return known;
  };
}
