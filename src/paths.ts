import { wellFormed } from './lib/clean-text.ts';
import type { ServiceSlug } from './lib/service-slug.ts';

/** Every address of the site, behind the `#`. The only place that builds one. */
export const paths = {
  home: () => '/',
  list: () => '/list',
  /** The product section of home. */
  products: () => '/productos',
  product: (id: number) => `/products/${id}`,
  category: (name: string) => `/productos/${encodeSegment(name)}`,
  search: (term: string) => `/buscar/${encodeSegment(term)}`,
  cart: () => '/cart',
  /** The cart's page with a list that was sent by a link. */
  sharedCart: (list: string) => `/cart?l=${list}`,
  services: () => '/servicios',
  service: (slug: ServiceSlug) => `/servicios/${slug}`,
  terms: () => '/terminos-condiciones',
  privacy: () => '/privacidad',
  cookies: () => '/politica-cookies',
  about: () => '/sobre-nosotros',
  contact: () => '/contacto',
  faq: () => '/preguntas-frecuentes',
  support: () => '/soporte-ayuda',
} as const;

/**
 * The router's state of a history entry that shows the same page in another way, as a list that was
 * narrowed: scroll and focus stay where they are.
 */
export const inPlace = 'in-place';

/** A line break, encoded. The router's patterns match none, and such an address would show nothing. */
const lineBreak = /%0[ad]|%e2%80%a[89]/gi;

/** The absolute link to an address, for sharing. */
export function shareLink(path: string, page: Location = window.location): string {
  return `${page.origin}${page.pathname}#${path}`;
}

/**
 * The link to a product, for sharing.
 *
 * @param hasPages whether the site's origin has a page of its own for each product: what stands
 *   behind a `#` shows as the home page in every messenger
 */
export function productLink(id: number, hasPages: boolean, page = window.location): string {
  return hasPages ? `${page.origin}/p/${id}` : shareLink(paths.product(id), page);
}

/**
 * One segment of an address, encoded once, with a space for a line break. A
 * segment of dots alone would be resolved away as a relative path, so its dots
 * are encoded too.
 */
function encodeSegment(text: string): string {
  const encoded = encodeURIComponent(wellFormed(text)).replace(lineBreak, '%20');
  return /^\.+$/.test(encoded) ? encoded.replaceAll('.', '%2E') : encoded;
}

/**
 * Reads what stands behind the first segment of an address (`/buscar/…`, `/productos/…`), decoded
 * once. Also understands what people type by hand without encoding it: `1/2`, `a?b`, `#4`, `50%`.
 *
 * @param location the router's, whose parts are still encoded
 */
export function decodeRest(location: { pathname: string; search: string; hash: string }): string {
  const address = location.pathname + location.search + location.hash;
  const start = address.indexOf('/', 1);
  return start === -1 ? '' : decodeSafely(address.slice(start + 1));
}

/** An address behind the `#` in its two parts, `rest` decoded as {@link decodeRest} does. */
export function splitPath(path: string): { page: string; rest: string } {
  const [, page = ''] = path.split('/');
  return { page, rest: decodeRest({ pathname: path, search: '', hash: '' }) };
}

/** Decodes every well-formed escape and leaves the others (`100%`, `%E0%A4%A`) as they stand. */
function decodeSafely(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });
}

/**
 * The hash as the router can read it, which decodes each address once by
 * itself: every stray `%` encoded, a space for a line break, and `#.` taken
 * for an address like any other that lacks its slash.
 */
export function wellFormedHash(hash: string): string {
  const whole = hash.replace(/^#\./, '#/.').replace(lineBreak, '%20');
  return whole.replace(/(?:%[0-9a-f]{2})+|%/gi, (run) => {
    try {
      // Its result is looked at: the bundler takes a call for its failure alone for one without effect.
      return decodeURIComponent(run) === '' ? '' : run;
    } catch {
      return run.replaceAll('%', '%25');
    }
  });
}

/** Whether an address is one of search results. */
export function isSearchPath(pathname: string): boolean {
  return pathname.startsWith('/buscar/');
}
