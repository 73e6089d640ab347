// Starts only where a number starts: trying every digit is quadratic in a long number.
const figure = '(?<![\\d.,])([\\d.,]*\\d)\\s?kg';
const patterns = [
  new RegExp(`${figure} (?:por|/) ?(?:pieza|unidad)`, 'i'),
  new RegExp(`\\bpeso(?: \\w+)?: ${figure}\\b(?! ?/)`, 'i'),
];

/** Kilograms per piece stated in a description: `4.06 kg por pieza`, `Peso: 8.5 kg`. */
export function statedWeight(description: string | null): number | null {
  const stated = patterns.map((pattern) => kilograms(pattern.exec(description ?? '')?.[1] ?? ''));
  return stated.find((kg) => kg !== null) ?? null;
}

/** Parses `4.06`, `4,06`, `1,250.5`; null for 0 and for the ambiguous `1,250`. */
function kilograms(text: string): number | null {
  const isGrouped = /^\d{1,3}(?:,\d{3})+\.\d+$/.test(text);
  const isDecimal = /^(?:0,\d+|\d+,\d{1,2}|\d+(?:\.\d+)?)$/.test(text);
  const value = Number(isGrouped ? text.replaceAll(',', '') : text.replace(',', '.'));
  return (isGrouped || isDecimal) && value > 0 && Number.isFinite(value) ? value : null;
}
