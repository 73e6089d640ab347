/** Persons (10, 15, 16, 17) and companies (20). */
const prefixes = /^(?:10|15|16|17|20)/;

const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/**
 * Validates a RUC, the Peruvian taxpayer number: 11 digits, a known prefix, check digit modulo 11
 * (SUNAT). Spaces and hyphens are allowed.
 */
export function isRuc(text: string): boolean {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^\d{11}$/.test(digits) || !prefixes.test(digits)) return false;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return (11 - (sum % 11)) % 10 === Number(digits[10]);
}
