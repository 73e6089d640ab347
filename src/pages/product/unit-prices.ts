import { readProductName } from '../../lib/product-name/read-product-name.ts';

/** What a piece comes to by another measure, in soles; null where the measure is not known. */
export interface UnitPrices {
  perMetre: number | null;
  perKilogram: number | null;
}

/**
 * Works out a piece's price by the metre and by the kilogram: its length as its name says it, its
 * theoretical weight as its description does (`0.676 kg/m; 4.06 kg por pieza`).
 *
 * @param price soles per piece, the discount taken off
 */
export function unitPrices(
  price: number,
  { name, description }: { name: string | null; description: string | null },
): UnitPrices {
  const { family, length } = readProductName(name ?? '');
  const metres = family && family !== 'roofing' && length ? length.mm / 1000 : null;
  const perPiece = stated(description, /([\d.,]+) ?kg por pieza/);
  const perMetre = stated(description, /([\d.,]+) ?kg\/m(?![²2])/);
  const weight = perPiece ?? (perMetre && metres ? perMetre * metres : null);
  return {
    perMetre: metres ? price / metres : null,
    perKilogram: weight ? price / weight : null,
  };
}

function stated(description: string | null, pattern: RegExp): number | null {
  const value = Number(pattern.exec(description ?? '')?.[1]?.replace(',', '.'));
  return value > 0 ? value : null;
}
