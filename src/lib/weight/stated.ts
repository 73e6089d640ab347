/** Weights stated in a description, in kg. */
export interface StatedWeight {
  perPiece: number | null;
  perMetre: number | null;
  perSquareMetre: number | null;
}

// Starts only where a number starts: trying every digit is quadratic in a long number.
const figure = '(?<![\\d.,])([\\d.,]*\\d)\\s?kg';
const piece = [
  new RegExp(`${figure} (?:por|/) ?(?:pieza|unidad)`, 'i'),
  new RegExp(`\\bpeso(?: \\w+)?: ${figure}\\b(?! ?/)`, 'i'),
  new RegExp(`\\bpresentación de ${figure}\\b(?! ?/)`, 'i'),
];
const metre = new RegExp(`${figure} ?/ ?m(?![²2\\w])`, 'i');
const squareMetre = new RegExp(`${figure} ?/ ?m[²2]`, 'i');

/** Reads `Peso teórico: 0.676 kg/m; 4.06 kg por pieza`, `47.10 kg/m²`, `Peso: 8.5 kg`. */
export function statedWeight(description: string | null): StatedWeight {
  const stated = (pattern: RegExp) => kilograms(pattern.exec(description ?? '')?.[1] ?? '');
  return {
    perPiece: piece.map(stated).find((kg) => kg !== null) ?? null,
    perMetre: stated(metre),
    perSquareMetre: stated(squareMetre),
  };
}

/** Parses `4.06`, `4,06`, `1,250.5`; null for 0 and for the ambiguous `1,250`. */
function kilograms(text: string): number | null {
  const isGrouped = /^\d{1,3}(?:,\d{3})+\.\d+$/.test(text);
  const isDecimal = /^(?:0,\d+|\d+,\d{1,2}|\d+(?:\.\d+)?)$/.test(text);
  const value = Number(isGrouped ? text.replaceAll(',', '') : text.replace(',', '.'));
  return (isGrouped || isDecimal) && value > 0 && Number.isFinite(value) ? value : null;
}
