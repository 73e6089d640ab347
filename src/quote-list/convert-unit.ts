import { pasteList as texts } from '../content/paste-list.ts';
import { readProductName } from '../lib/product-name/read-product-name.ts';
import { barLength, weigh } from '../lib/weight/weigh.ts';
import type { FoundProduct } from '../search/search-index.ts';
import type { Reading } from './read-quantity.ts';
import type { Unit } from './units.ts';

/** Products whose piece is this unit. */
const soldBy: Readonly<Partial<Record<Unit, RegExp>>> = {
  box: /^ELECTRODO/i,
  set: /^(?:JUEGO|SET|KIT)\b/i,
  gal: /GAL[OÓ]N/i,
};

/**
 * Converts a quantity as written into pieces of a product, null where it must be asked for; `note` is
 * the sentence that explains them or asks for them.
 */
export function convertUnit(
  { quantity, unit }: Pick<Reading, 'quantity' | 'unit'>,
  product: Pick<FoundProduct, 'name' | 'description'>,
) {
  if (quantity === null || !(quantity > 0)) return { pieces: null, note: null };
  const isSoldSo = unit === 'piece' || soldBy[unit]?.test(product.name ?? '');
  if (isSoldSo && Number.isInteger(quantity)) {
    return { pieces: quantity, note: null };
  }
  const written = `${Number(quantity.toFixed(3))} ${texts.units[unit]}`;
  const inKilos = unit === 'kg' || unit === 't';
  const measure = inKilos
    ? weigh(product).perPiece
    : unit === 'm' && barLength(readProductName(product.name));
  if (!measure) return { pieces: null, note: texts.otherUnit(written) };
  // As descriptions state weights; those of screws are grams.
  const size = Number(measure < 1 ? measure.toPrecision(3) : measure.toFixed(2));
  // Compensates floating-point errors.
  const pieces = Math.ceil((unit === 't' ? 1000 * quantity : quantity) / size - 1e-9);
  return { pieces, note: texts.converted(written, pieces, `${size} ${inKilos ? 'kg' : 'm'}`) };
}
