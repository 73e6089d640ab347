import { publicFile } from '../config.ts';
import { responsiveSources } from '../lib/image-url.ts';

interface PictureProps {
  /** A file of `public/`. One that ends in `-640.webp` also exists in the other widths and in AVIF. */
  src: string;
  alt: string;
  /** Available widths in px; 320, 640 and 960 by default. */
  widths?: readonly number[] | undefined;
  /** The `sizes` attribute. */
  sizes: string;
  /** Size of `src` in px; reserves the space before the image loads. */
  width: number;
  height: number;
  /** Loads eagerly and first: for the main image of the first view. */
  priority?: boolean | undefined;
  className?: string | undefined;
}

/** A responsive image of `public/`, in AVIF and WebP. */
export function Picture({
  src,
  alt,
  widths,
  sizes,
  width,
  height,
  priority = false,
  className,
}: PictureProps) {
  const url = publicFile(src);
  const sources = responsiveSources(url, widths);
  return (
    <picture>
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      {sources && <source type="image/webp" srcSet={sources.webp} sizes={sizes} />}
      <img
        className={className}
        src={url}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
      />
    </picture>
  );
}
