/** Beyond these a number is no price, and nearer to 0 a float8 may not hold it; see 0004-sound-numbers. */
const LEAST = 1e-6;
const GREATEST = 1e12;

/** Whether a shop can have such a price or discount. */
export function isAmountInRange(value: number): boolean {
  const size = Math.abs(value);
  return size === 0 || (size >= LEAST && size <= GREATEST);
}
