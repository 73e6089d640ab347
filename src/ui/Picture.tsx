import type { ComponentProps } from 'react';
import { publicFile } from '../env.ts';
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
      {sources && (
        <source type="image/avif" ref={setOnInsertion({ sizes, srcset: sources.avif })} />
      )}
      {sources && (
        <source type="image/webp" ref={setOnInsertion({ sizes, srcset: sources.webp })} />
      )}
      <img
        {...image}
        alt={image.alt}
        decoding="async"
        loading="lazy"
        ref={setOnInsertion({ loading: priority ? 'eager' : 'lazy' })}
        fetchPriority={priority ? 'high' : 'auto'}
      />
    </picture>
  );
}

/**
 * A ref that sets attributes once the element is in the document. Chromium never frees a `<picture>`
 * with a `srcset` that was not inserted, as in a render that React discards, and loads an eager one.
 */
function setOnInsertion(attributes: Readonly<Record<string, string>>) {
  return (element: Element | null) => {
    if (!element) return;
    for (const [name, value] of Object.entries(attributes)) {
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
  };
}
