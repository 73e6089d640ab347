/** Shown where a product has no picture, or where its picture cannot be loaded. */
export const noPhotoPath = '/images/listProduct/no-photo.jpg';

const scheme = /^[a-z][a-z0-9+.-]*:/i;

/**
 * The address of a product's picture.
 *
 * @param imageUrl as the backend gives it: absolute, relative or missing
 * @param backend the backend's origin, with or without a trailing slash; empty: the page's own
 * @returns an absolute http(s) URL as it is; a relative one joined to the backend with one slash;
 * null where there is no usable picture (missing, blank, any other scheme, another host by `//`)
 */
export function productImageUrl(
  imageUrl: string | null | undefined,
  backend: string,
): string | null {
  const given = imageUrl?.trim() ?? '';
  // Browsers pass over tabs and line breaks in an address: `/\t/host` would be another host.
  if (given === '' || given.startsWith('//') || /[\\\p{Cc}]/u.test(given)) return null;
  if (/^https?:\/\//i.test(given)) return URL.canParse(given) ? given : null;
  if (scheme.test(given)) return null;
  return `${backend.replace(/\/+$/, '')}/${given.replace(/^\/+/, '')}`;
}

/** The widths, in px, that a picture of a responsive set comes in, and the formats besides WebP. */
const setWidths = [320, 640, 960] as const;
const setMember = /^(.*\/images\/.*)-640\.webp$/;

export interface ResponsiveSources {
  avif: string;
  webp: string;
}

/**
 * The `srcset`s of a picture whose address promises them: one that ends in `-640.webp` under
 * `/images/` has siblings in the other widths and in AVIF. Null for every other address.
 */
export function responsiveSources(
  url: string,
  widths: readonly number[] = setWidths,
): ResponsiveSources | null {
  const base = setMember.exec(url)?.[1];
  if (base === undefined) return null;
  const sources = (format: string) =>
    widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
  return { avif: sources('avif'), webp: sources('webp') };
}
