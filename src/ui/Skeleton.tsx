import styles from './Skeleton.module.css';

/** @param className sets the size; it fills its parent by default */
export function Skeleton({ className = '' }: { className?: string | undefined }) {
  return <span className={`${styles.skeleton} ${className}`} aria-hidden="true" />;
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
