import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** Gives it the size of what it stands for. Without, it fills its place. */
  className?: string | undefined;
}

/** A grey stand-in of the exact size of what is on its way. Silent for screen readers. */
export function Skeleton({ className }: SkeletonProps) {
  const classes = [styles.skeleton, className];
  return <span className={classes.filter(Boolean).join(' ')} aria-hidden="true" />;
}

/** Stand-in for lines of text: as high as those lines in the type size of its place. */
export function SkeletonText({ lines = 1 }: { lines?: number }) {
  return (
    <span className={styles.text} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <span key={line} className={styles.line}>
          <span className={`${styles.skeleton} ${styles.ink}`} />
        </span>
      ))}
    </span>
  );
}
