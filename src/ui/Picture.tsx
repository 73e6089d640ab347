import type { ComponentProps } from 'react';
import { publicFile } from '../config.ts';
import { responsiveSources } from '../lib/image-url.ts';

interface PictureProps extends ComponentProps<'img'> {
  /** One that ends in `-640.webp` also exists in the other widths and in AVIF. */
  src: string;
  alt: string;
  /** Available widths in px; 320, 640 and 960 by default. */
  widths?: readonly number[] | undefined;
  sizes: string;
  /** Size of `src` in px; reserves the space before the image loads. */
  width: number;
  height: number;
  /** Loads eagerly and first: for the main image of the first view. */
  priority?: boolean | undefined;
  frame?: string | undefined;
}

/** A file of `public/`. */
export function Picture({ src, ...rest }: PictureProps) {
  return <ResponsiveImage {...rest} src={publicFile(src)} />;
}

export function ResponsiveImage({ widths, sizes, priority, frame, ...image }: PictureProps) {
  const sources = responsiveSources(image.src, widths);
  return (
    <picture className={frame}>
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      {sources && <source type="image/webp" srcSet={sources.webp} sizes={sizes} />}
      <img
        {...image}
        alt={image.alt}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
      />
    </picture>
  );
}
