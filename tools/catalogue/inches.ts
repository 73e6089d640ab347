const MM_PER_INCH = 25.4;

/**
 * Millimetres of a length written in inches as the trade writes it: `2`, `1/4`
 * or `1 1/2`, without the inch mark. Throws a RangeError on anything else.
 */
export function inches(label: string): number {
  const match = /^(?:(\d+)(?: |$))?(?:(\d+)\/([1-9]\d*))?$/.exec(label);
  if (!match || label === '' || label.endsWith(' ')) {
    throw new RangeError(`Not a length in inches: "${label}"`);
  }
  const [, whole = '0', numerator = '0', denominator = '1'] = match;
  return (Number(whole) + Number(numerator) / Number(denominator)) * MM_PER_INCH;
}

/** Millimetres as text: at most one decimal, none where it would be 0. */
export function millimetres(value: number): string {
  return String(Math.round(value * 10) / 10);
}
