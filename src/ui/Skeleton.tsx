import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** Sets the size; fills its parent by default. */
  className?: string | undefined;
}

export function Skeleton({ className }: SkeletonProps) {
  const classes = [styles.skeleton, className];
  return <span className={classes.filter(Boolean).join(' ')} aria-hidden="true" />;
}

export function SkeletonText({ lines = 1 }: { lines?: number }) {
  return (
    <span className={styles.text} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        <span key={line} className={styles.line}>
          <span className={`${styles.skeleton} ${styles.bar}`} />
        </span>
      ))}
    </span>
  );
}
