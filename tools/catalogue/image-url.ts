import { chance } from './chance.ts';

/** Only products further back have no picture of their own, so that no shelf opens with a gap. */
const FIRST_WITHOUT_PICTURE = 12;

/** The address that no storefront may follow: its scheme is neither http nor https. */
const FOREIGN_SCHEME = 'data:text/html,Sin%20imagen';
const FOREIGN_SCHEME_PRODUCT = 'PLATINA A36 1/8" x 1/2" x 6 m';

/**
 * A product's `imageUrl` in one of the forms that catalogues have in practice.
 * Most are paths with a leading slash. Some lack it, some are absolute (the
 * prefix `origin:` stands for the backend's own public address, which only the
 * backend knows), some are missing or blank, and one has another scheme.
 *
 * @param product its name
 * @param picture its picture's base name
 * @param index its place in its category, from 0
 */
export function imageUrl(product: string, picture: string, index: number): string | null {
  if (product === FOREIGN_SCHEME_PRODUCT) return FOREIGN_SCHEME;

  const path = `/images/products/${picture}-640.webp`;
  const form = chance(product, 'imageUrl');
  if (form < 0.06) return path.slice(1);
  if (form < 0.075) return `origin:${path}`;
  if (index < FIRST_WITHOUT_PICTURE) return path;
  if (form < 0.1) return null;
  if (form < 0.115) return '';
  if (form < 0.13) return ' ';
  return path;
}
