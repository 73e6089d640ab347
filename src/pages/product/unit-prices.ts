import { readProductName } from '../../lib/product-name/read-product-name.ts';
import { weigh } from '../../lib/weight/weigh.ts';

/** What a piece comes to by another measure; null where the measure is not known. */
export interface UnitPrices {
  /** Soles. */
  perMetre: number | null;
  /** Soles. */
  perKilogram: number | null;
  /** What a piece weighs. */
  kilograms: number | null;
  /** What a metre weighs of what is sold by its length. */
  kilogramsPerMetre: number | null;
}

/**
 * Works out a piece's price by the metre and by the kilogram, by its length and its theoretical
 * weight. What has no section has neither: nobody buys a machine by its weight.
 *
 * @param price soles per piece, the discount taken off; null where there is none
 */
export function unitPrices(
  price: number | null,
  product: { name: string | null; description: string | null },
): UnitPrices {
  const { family } = readProductName(product.name);
  const { perPiece, perMetre, metres } = weigh(product);
  return {
    perMetre: price && metres ? price / metres : null,
    perKilogram: price && family && perPiece ? price / perPiece : null,
    kilograms: perPiece,
    kilogramsPerMetre: family && perMetre,
  };
}
