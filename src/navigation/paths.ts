import { wellFormed } from '../lib/clean-text.ts';
import { parseProductId } from '../lib/product-id.ts';
import { servicePath, staticPaths } from '../lib/static-paths.ts';

/** Builds every path of the site, the part after the `#`. */
export const paths = {
  home: () => staticPaths.home,
  list: () => staticPaths.list,
  products: () => staticPaths.products,
  product: (id: number) => `/products/${id}`,
  category: (name: string) => `${staticPaths.products}/${encodeSegment(name)}`,
  search: (term: string) => `/buscar/${encodeSegment(term)}`,
  favourites: () => staticPaths.favourites,
  cart: () => staticPaths.cart,
  /** The cart page with a shared list; see `formatSharedLink`. */
  sharedCart: (query: string) => `${staticPaths.cart}?${query}`,
  services: () => staticPaths.services,
  service: servicePath,
  terms: () => staticPaths.terms,
  privacy: () => staticPaths.privacy,
  about: () => staticPaths.about,
  contact: () => staticPaths.contact,
  faq: () => staticPaths.faq,
  support: () => staticPaths.support,
} as const;

/** Router state of a history entry that keeps scroll and focus, such as a filtered list. */
export const inPlace = 'in-place';

export function shareLink(path: string, page: Location = window.location): string {
  return `${page.origin}${page.pathname}#${path}`;
}

/**
 * The absolute URL of a product, for sharing.
 * @param hasPages whether the site has preview pages at `/p/{id}`: messengers ignore the part after a
 *   `#` and would preview the home page
 */
export function productLink(id: number, hasPages: boolean, page = window.location): string {
  return hasPages ? `${page.origin}/p/${id}` : shareLink(paths.product(id), page);
}

function encodeSegment(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

/**
 * Decodes the part after the first segment (`/buscar/…`, `/productos/…`), also if it was typed without
 * encoding: `1/2`, `a?b`, `#4`, `50%`.
 * @param location of the router, still encoded
 */
export function decodeRest(location: { pathname: string; search: string; hash: string }): string {
  const address = location.pathname + location.search + location.hash;
  const start = address.indexOf('/', 1);
  if (start === -1) return '';
  return address.slice(start + 1).replace(escapes, (run) => decode(run) ?? run);
}

/** Splits a path into its first segment and the decoded rest. */
export function splitPath(path: string): { page: string; rest: string } {
  const [, page = ''] = path.split('/');
  return { page, rest: decodeRest({ pathname: path, search: '', hash: '' }) };
}

/** The product or category that the page at a path shows. */
export function shownAt(path: string): { productId?: number; category?: string } {
  const [pathname = ''] = path.split('?');
  const { page, rest } = splitPath(pathname);
  const productId = page === 'products' ? parseProductId(rest) : null;
  if (productId !== null) return { productId };
  return page === 'productos' && rest !== '' ? { category: rest } : {};
}

const escapes = /(?:%[0-9a-f]{2})+|%/gi;

/** Null for an invalid escape, such as `%` or `%E0%A4%A`. */
function decode(escaped: string): string | null {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return null;
  }
}

/**
 * Normalizes a hash for the router: encodes invalid escapes; no pattern matches a line break, nor a path
 * that starts with a dot, which the router would resolve as a relative one.
 */
export function normalizeHash(hash: string): string {
  return hash
    .replace(/^#\./, '#/.')
    .replace(/%0[ad]|%e2%80%a[89]/gi, '%20')
    .replace(escapes, (run) => (decode(run) === null ? run.replaceAll('%', '%25') : run));
}
