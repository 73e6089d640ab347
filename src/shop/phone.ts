/** The number in E.164 form; without a country code it is one of Peru: `(01) 100-4520`. */
export function dialed(displayed: string): string {
  const digits = displayed.replace(/\D/g, '');
  return displayed.trim().startsWith('+') ? `+${digits}` : `+51${digits.replace(/^0/, '')}`;
}
