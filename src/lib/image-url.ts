export const noPhotoPath = '/images/listProduct/no-photo.jpg';

/**
 * Resolves the address of a product picture.
 * @param imageUrl absolute, relative or missing
 * @param backend origin of the backend; empty for the page's own
 * @returns null without a usable http(s) picture
 */
export function productImageUrl(
  imageUrl: string | null | undefined,
  backend: string,
): string | null {
  const given = imageUrl?.trim() ?? '';
  if (/^https?:\/\//i.test(given)) return given;
  if (given === '' || /^[a-z][a-z0-9+.-]*:/i.test(given)) return null;
  return `${backend}/${given.replace(/^\/+/, '')}`;
}

/** Widths of a responsive set of pictures, in px. Each width exists as WebP and AVIF. */
export const pictureSetWidths = [320, 640, 960] as const;

/**
 * The end of the address of a set: that of one of its files. Any other address is shown as it is, since
 * a `srcset` that names a missing file shows a broken picture.
 */
export const pictureSetEnd = '-640.webp';

/** The address of another file of a set; null if an address is not that of a set. */
export function pictureSetFile(address: string, width: number, format: string): string | null {
  if (!address.endsWith(pictureSetEnd)) return null;
  return `${address.slice(0, -pictureSetEnd.length)}-${width}.${format}`;
}

/**
 * The `srcset`s of a picture at `/images/…-640.webp`, which exists in all widths and in AVIF; null
 * for any other address.
 */
export function responsiveSources(url: string, widths: readonly number[] = pictureSetWidths) {
  if (!url.includes('/images/') || !url.endsWith(pictureSetEnd)) return null;
  const sources = (format: string) =>
    widths.map((width) => `${pictureSetFile(url, width, format)} ${width}w`).join(', ');
  return { avif: sources('avif'), webp: sources('webp') };
}

/** The `sizes` of a product's picture. */
export const productPictureSizes = {
  card: '(max-width: 768px) 45vw, 220px',
  page: '(max-width: 640px) 92vw, (max-width: 1150px) 52vw, 600px',
} as const;
