import { type ReactNode, useState } from 'react';
import { backendUrl, publicFile } from '../env.ts';
import { noPhotoPath, productImageUrl } from '../lib/image-url.ts';
import { ResponsiveImage } from '../ui/Picture.tsx';
import styles from './ProductImage.module.css';

interface ProductImageProps {
  /** Empty where the name is next to the picture. */
  alt: string;
  imageUrl: string | null | undefined;
  sizes: string;
  priority?: boolean;
  /** Replaces a missing picture, as the placeholder does otherwise. */
  drawing?: ReactNode;
}

/** The file last loaded for a picture URL, of any width and format. */
const seen = new Map<string, string>();

/**
 * A square product picture. Falls back once to the placeholder. Until a priority picture is loaded,
 * the file already shown on a card is displayed.
 */
export function ProductImage({ imageUrl, priority, drawing, ...image }: ProductImageProps) {
  const url = productImageUrl(imageUrl, backendUrl);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const usable = url !== null && url !== brokenUrl ? url : null;
  if (!usable && drawing) return <div className={styles.frame}>{drawing}</div>;
  const standIn = priority && usable ? seen.get(usable) : undefined;
  return (
    <ResponsiveImage
      {...image}
      frame={styles.frame}
      className={styles.image}
      style={standIn ? { backgroundImage: `url(${JSON.stringify(standIn)})` } : undefined}
      src={usable ?? publicFile(noPhotoPath)}
      width={640}
      height={640}
      priority={priority}
      onLoad={({ currentTarget }) => {
        if (usable) seen.set(usable, currentTarget.currentSrc);
      }}
      onError={() => setBrokenUrl(url)}
    />
  );
}
