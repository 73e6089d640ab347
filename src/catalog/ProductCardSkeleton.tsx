import { Skeleton, SkeletonText } from '../ui/Skeleton.tsx';
import styles from './ProductCard.module.css';
import skeleton from './ProductCardSkeleton.module.css';

export function ProductCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton className={skeleton.picture} />
      <div className={styles.text}>
        <div className={`label note ${styles.category}`}>
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
