/** First two digits of a RUC: persons (10, 15, 16, 17) and companies (20). */
const prefixes = /^(?:10|15|16|17|20)/;

const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/**
 * Whether a text can be a RUC, Peru's number of taxpayers: 11 digits, a known prefix, and a check
 * digit modulo 11 (SUNAT).
 *
 * @param text spaces and hyphens are allowed
 */
export function isRuc(text: string): boolean {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^\d{11}$/.test(digits) || !prefixes.test(digits)) return false;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return (11 - (sum % 11)) % 10 === Number(digits[10]);
}
