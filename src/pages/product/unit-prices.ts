import { readProductName } from '../../lib/product-name/read-product-name.ts';
import { weigh } from '../../lib/weight/weigh.ts';

/** Prices and weights by measure; null where unknown. */
export interface UnitPrices {
  /** In soles. */
  perMetre: number | null;
  /** In soles. */
  perKilogram: number | null;
  /** Per piece. */
  kilograms: number | null;
  kilogramsPerMetre: number | null;
}

/**
 * Computes the price per metre and kilogram, only for products with a section.
 *
 * @param price soles per piece after the discount; null on request
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
