import { linkTarget, PASTE_LIST } from '../shop/link-target.ts';
import { shop } from '../shop/shop.ts';
import type { ContentLink } from './links.ts';

/** A card of the promotional carousel, as a whole a link. */
export interface Promo {
  title: string;
  text: string;
  imageSrc: string;
  alt: string;
  action: ContentLink;
}

/** Of the picture of a card; also preloaded by index.html. */
export const promoPictureSizes = '(max-width: 768px) 45vw, 200px';

export const promos: readonly Promo[] = shop.promos.map(({ image, button, link, ...promo }) => {
  const target = linkTarget(link);
  // A card has no dialog.
  const action = target === null || target === PASTE_LIST ? { path: '/cart' as const } : target;
  return { ...promo, imageSrc: image, action: { label: button, ...action } };
});
