import { publicFile } from '../config.ts';
import { responsiveSources } from '../lib/image-url.ts';

interface PictureProps {
  /** A file of `public/`; one that ends in `-640.webp` is served in every width and in AVIF too. */
  src: string;
  alt: string;
  /** The widths that the picture comes in, in px; 320, 640 and 960 unless told. */
  widths?: readonly number[] | undefined;
  /** Width at which it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Of the file named by `src`, in px: they keep its place before it arrives. */
  width: number;
  height: number;
  /** For the one picture of the first view. */
  priority?: boolean | undefined;
  /** For the image itself. */
  className?: string | undefined;
}

/** A picture of the site's own, in the format and width that suit the browser. */
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
