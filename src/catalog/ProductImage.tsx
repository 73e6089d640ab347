import { useState } from 'react';
import { backendUrl, publicFile } from '../config.ts';
import { noPhotoPath, productImageUrl, responsiveSources } from '../lib/image-url.ts';
import styles from './ProductImage.module.css';

interface ProductImageProps {
  /** Empty where the name is next to the picture. */
  alt: string;
  imageUrl: string | null | undefined;
  /** The `sizes` attribute. */
  sizes: string;
  /** For the largest picture of the first view. */
  priority?: boolean;
}

/** The file last loaded for a picture URL, of any width and format. */
const seen = new Map<string, string>();

/** Intrinsic width and height, in px. */
const side = 640;

/**
 * A square product picture. Falls back once to the placeholder. Until a priority picture is loaded,
 * the file already shown on a card is displayed.
 */
export function ProductImage({ alt, imageUrl, sizes, priority = false }: ProductImageProps) {
  const url = productImageUrl(imageUrl, backendUrl);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const usable = url !== null && url !== brokenUrl ? url : null;
  const standIn = priority && usable ? seen.get(usable) : undefined;
  const sources = usable ? responsiveSources(usable) : null;
  return (
    <picture className={styles.frame}>
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      {sources && <source type="image/webp" srcSet={sources.webp} sizes={sizes} />}
      <img
        className={styles.image}
        style={standIn ? { backgroundImage: `url(${JSON.stringify(standIn)})` } : undefined}
        src={usable ?? publicFile(noPhotoPath)}
        alt={alt}
        width={side}
        height={side}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        onLoad={({ currentTarget }) => {
          if (usable) seen.set(usable, currentTarget.currentSrc);
        }}
        onError={() => setBrokenUrl(url)}
      />
    </picture>
  );
}
