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

/** Widths of a responsive set, in px. */
const setWidths = [320, 640, 960] as const;
const setEnd = '-640.webp';

/**
 * The `srcset`s of a picture at `/images/…-640.webp`, which exists in all widths and in AVIF; null
 * for any other address.
 */
export function responsiveSources(url: string, widths: readonly number[] = setWidths) {
  if (!url.includes('/images/') || !url.endsWith(setEnd)) return null;
  const base = url.slice(0, -setEnd.length);
  const sources = (format: string) =>
    widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
  return { avif: sources('avif'), webp: sources('webp') };
}

/** The `sizes` of a product's picture. */
export const productPictureSizes = {
  card: '(max-width: 768px) 45vw, 220px',
  page: '(max-width: 768px) 92vw, 600px',
} as const;
