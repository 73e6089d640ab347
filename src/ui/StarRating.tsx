import styles from './StarRating.module.css';

const max = 5;
const star = 'M12 2.6l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L2.5 9.6l6.6-.9z';

/** @param value 0 to 5, fractions allowed */
export function StarRating({ value }: { value: number }) {
  const size = 20;
  return (
    <svg
      role="img"
      aria-label={`${value.toFixed(1)} de 5 estrellas`}
      width={max * size}
      height={size}
      viewBox={`0 0 ${max * 24} 24`}
    >
      {Array.from({ length: max }, (_, index) => {
        const filled = Math.min(1, Math.max(0, value - index));
        const style = { clipPath: `inset(0 ${(1 - filled) * 100}% 0 0)` };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stars never change
          <g key={index} transform={`translate(${index * 24} 0)`}>
            <path className={styles.outline} d={star} />
            {filled > 0 && <path className={styles.fill} d={star} style={style} />}
          </g>
        );
      })}
    </svg>
  );
}
