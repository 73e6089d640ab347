import { Skeleton, SkeletonText } from '../ui/Skeleton.tsx';
import styles from './ProductCard.module.css';
import skeleton from './ProductCardSkeleton.module.css';

/** A product card that is on its way, of the very size of the card. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton className={skeleton.picture} />
      <div className={styles.text}>
        <div className={styles.category}>
          <SkeletonText />
        </div>
        <div className={styles.name}>
          <SkeletonText lines={2} />
        </div>
      </div>
      <div className={styles.action}>
        <Skeleton className={skeleton.button} />
      </div>
    </div>
  );
}
