/** See migration 0004. */
const LEAST = 1e-6;
const GREATEST = 1e12;

/** Whether a price or discount is stored exactly and plausible. */
export function isAmountInRange(value: number): boolean {
  const size = Math.abs(value);
  return size === 0 || (size >= LEAST && size <= GREATEST);
}
