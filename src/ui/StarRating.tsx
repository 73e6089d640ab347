import styles from './StarRating.module.css';

const star = 'M12 2.6l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L2.5 9.6l6.6-.9z';

const stars = [0, 24, 48, 72, 96].map((x) => (
  <path key={x} d={star} transform={`translate(${x} 0)`} />
));

/** @param value 0 to 5, fractions allowed */
export function StarRating({ value }: { value: number }) {
  return (
    <svg
      role="img"
      aria-label={`${value.toFixed(1)} de 5 estrellas`}
      width={100}
      height={20}
      viewBox="0 0 120 24"
    >
      <g className={styles.outline}>{stars}</g>
      <g className={styles.fill} style={{ clipPath: `inset(0 ${100 - 20 * value}% 0 0)` }}>
        {stars}
      </g>
    </svg>
  );
}
