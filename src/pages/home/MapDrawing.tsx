import styles from './MapDrawing.module.css';

/** A decorative street plan of no real place. */
export function MapDrawing({ className }: { className: string | undefined }) {
  return (
    <svg
      className={`${styles.plan} ${className}`}
      viewBox="0 0 640 480"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.park} d="M24 36h132l36 96-150 44zM470 316l118-30 36 96-120 58z" />
      <g className={styles.street}>
        <path d="M-20 210 660 96M-20 346 660 232M120-20l92 520M286-20l92 520M452-20l92 520" />
        <path d="M-20 92 240 48M400 500l260-50M-20 456l220-36" />
      </g>
      <path className={styles.avenue} d="M-20 290C160 250 240 268 320 240S520 150 660 160" />
      <path className={styles.rail} d="M-20 410C180 380 380 404 660 330" />
      <g transform="translate(320 240)">
        <circle className={styles.halo} r="44" />
        <path
          className={styles.pin}
          d="M0 4c-13-17-21-27-21-39a21 21 0 1 1 42 0C21-23 13-13 0 4z"
        />
        <circle className={styles.pinCenter} cy="-35" r="8" />
      </g>
    </svg>
  );
}
