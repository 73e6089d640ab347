/** A price tag's steps: up to `below` soles, prices are multiples of `step`. */
const STEPS = [
  { below: 20, step: 0.1 },
  { below: 100, step: 0.5 },
  { below: 500, step: 1 },
  { below: Number.POSITIVE_INFINITY, step: 5 },
] as const;

/** A price in soles rounded to what a shop writes on its tags; never below one step. */
export function shopPrice(soles: number): number {
  const step = STEPS.find(({ below }) => soles < below)?.step ?? 1;
  return cents(Math.max(step, Math.round(soles / step) * step));
}

/** Soles rounded to the cent. */
export function cents(soles: number): number {
  return Math.round(soles * 100) / 100;
}

/**
 * How much dearer a kilogram of thin section or sheet is: rolling it takes more
 * passes. 1 from 2 mm up, 8 % more for each millimetre less.
 */
export function thinSurcharge(thickness: number): number {
  return 1 + 0.08 * Math.max(0, 2 - thickness);
}
