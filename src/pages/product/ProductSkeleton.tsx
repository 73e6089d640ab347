import { productPageTexts as texts } from '../../content/product-page.ts';
import { Skeleton, SkeletonText } from '../../ui/Skeleton.tsx';
import styles from './ProductDetail.module.css';
import figure from './ProductFigure.module.css';
import skeleton from './ProductSkeleton.module.css';

/** @param isLoading false after a failure, in which the skeleton stays (reading 26) */
export function ProductSkeleton({ isLoading }: { isLoading: boolean }) {
  return (
    <div className={styles.detail}>
      <h1 className="visually-hidden">{texts.name}</h1>
      {isLoading && (
        <p className="visually-hidden" role="status">
          {texts.loading}
        </p>
      )}
      <div className={`panel ${figure.figure}`}>
        <Skeleton className={`${figure.view} ${skeleton.picture}`} />
      </div>
      <div className="stack">
        <div className={`label muted ${styles.category}`}>
          <SkeletonText />
        </div>
        <div className={styles.name}>
          <SkeletonText lines={2} />
        </div>
        <div className="title">
          <SkeletonText lines={2} />
        </div>
        <Skeleton className={skeleton.button} />
        {isLoading && <SkeletonText lines={6} />}
      </div>
    </div>
  );
}
