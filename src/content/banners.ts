import { linkTarget, PASTE_LIST } from '../shop/link-target.ts';
import { shop } from '../shop/shop.ts';
import type { ContentLink } from './links.ts';

/** A slide of the banner of the home page. */
export interface BannerSlide {
  heading: string;
  text: string;
  imageSrc: string;
  alt: string;
  /** A link, or the dialog for pasted lists. */
  action: ContentLink | 'paste-list';
}

/** Pictures fill the height, so they are wider than a narrow window. */
export const bannerPicture = {
  /** Available widths in px. */
  widths: [320, 640, 960, 1280, 1600],
  sizes: '(max-width: 768px) max(100vw, 32rem), max(100vw, 59rem)',
} as const;

export const bannerSlides: readonly BannerSlide[] = shop.banners.map((banner) => {
  const { title: heading, text, image: imageSrc, alt, button: label } = banner;
  const target = linkTarget(banner.link) ?? { path: '/productos' as const };
  const action = target === PASTE_LIST ? 'paste-list' : { label, ...target };
  return { heading, text, imageSrc, alt, action };
});
