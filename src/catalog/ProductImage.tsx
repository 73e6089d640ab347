import { useState } from 'react';
import { backendUrl, publicFile } from '../config.ts';
import { noPhotoPath, productImageUrl, responsiveSources } from '../lib/image-url.ts';
import styles from './ProductImage.module.css';

interface ProductImageProps {
  /** Names the product; empty where its name stands beside the picture. */
  alt: string;
  imageUrl: string | null | undefined;
  /** Width at which it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** For the one picture of the first view. */
  priority?: boolean;
}

/** The file that a picture was last seen in, by its URL: of one size or another, in one format or another. */
const seen = new Map<string, string>();

/** Side of the square that every product picture is drawn in, in px. */
const side = 640;

/**
 * A product's picture, square. One that is missing or cannot be loaded gives way to the no-photo
 * picture, once: if that one cannot be loaded either, its place stays empty. Until the picture of
 * the first view is there, the file that a card has shown of it takes its place.
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
