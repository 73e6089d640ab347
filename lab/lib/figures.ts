import type { Sample } from './measure.ts';
import type { Figure } from './result.ts';

/** A number with three significant digits: `0.0123`, `12.3`, `1,230`. */
export function brief(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-US');
  return Number(value.toPrecision(3)).toString();
}

/** `48 ms (31–79)`; the spread only where there is one. */
export function withSpread({ median, low, high }: Sample, unit = ''): string {
  const value = `${brief(median)}${unit === '×' ? unit : ` ${unit}`}`.trim();
  return low === high ? value : `${value} (${brief(low)}–${brief(high)})`;
}

/** A figure with a bound on its median; a bound of 0 reads as «none». */
export function atMost(most: number, name: string, sample: Sample, unit = ''): Figure {
  return {
    name,
    value: withSpread(sample, unit),
    limit: most === 0 ? 'none' : `≤ ${most} ${unit}`.trim(),
    met: sample.median <= most,
  };
}

/** A rate of ours over another's, which must come to so much of it. */
export function atLeast(least: number, name: string, ratio: Sample): Figure {
  return {
    name,
    value: withSpread(ratio, '×'),
    limit: `≥ ${least}×`,
    met: ratio.median >= least,
  };
}

/** A figure that counts what must not be; met when there is none. */
export function none(name: string, count: number): Figure {
  return { name, value: String(count), limit: '0', met: count === 0 };
}

/** A figure that counts what must be whole. */
export function all(name: string, count: number, total: number): Figure {
  return { name, value: `${count} of ${total}`, limit: 'all', met: count === total };
}

/** A figure that must be exactly this. */
export function exactly(expected: string | number, name: string, value: unknown): Figure {
  const limit = String(expected);
  return { name, value: String(value), limit, met: String(value) === limit };
}

/** A figure without a bound. */
export function info(name: string, value: string | number): Figure {
  return { name, value: String(value), limit: '', met: true };
}
