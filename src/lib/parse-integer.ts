/** Parses decimal digits; null for anything else and for a number outside the limits. */
export function parseInteger(text: string, { min, max }: { min: number; max: number }) {
  const trimmed = text.trim();
  const value = /^\d+$/.test(trimmed) ? Number(trimmed) : Number.NaN;
  return value >= min && value <= max ? value : null;
}
