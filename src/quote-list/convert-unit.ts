import { pasteList as texts } from '../content/paste-list.ts';
import { readProductName } from '../lib/product-name/read-product-name.ts';
import { statedWeight } from '../lib/weight/stated.ts';
import { barLength } from '../lib/weight/weigh.ts';
import type { FoundProduct } from '../search/use-search.ts';
import type { Reading } from './read-quantity.ts';
import type { Unit } from './units.ts';

/** Pieces, and the sentence that explains them or asks for them. */
export interface Pieces {
  pieces: number | null;
  note: string | null;
}

/** Products whose piece is this unit. */
const soldBy: Readonly<Partial<Record<Unit, RegExp>>> = {
  box: /^ELECTRODO/i,
  set: /^(?:JUEGO|SET|KIT)\b/i,
  gal: /GAL[OÓ]N/i,
};

/** Converts a quantity as written into pieces of a product; null where it must be asked for. */
export function convertUnit(
  { quantity, unit, counted }: Pick<Reading, 'quantity' | 'unit' | 'counted'>,
  { name, description }: Pick<FoundProduct, 'name' | 'description'>,
): Pieces {
  if (quantity === null || !(quantity > 0)) return { pieces: null, note: null };
  const isSoldSo = unit === 'piece' || soldBy[unit]?.test(name ?? '');
  if (isSoldSo && Number.isInteger(quantity)) {
    return { pieces: quantity, note: counted && texts.converted(counted, quantity) };
  }
  const written = `${Number(quantity.toFixed(3))} ${texts.units[unit]}`;
  const inKilos = unit === 'kg' || unit === 't';
  const kilos = packKilos(name ?? '') ?? statedWeight(description).perPiece;
  const size = inKilos ? kilos : unit === 'm' ? barLength(readProductName(name)) : null;
  if (!size) return { pieces: null, note: texts.otherUnit(written) };
  // Compensates floating-point errors.
  const pieces = Math.ceil((unit === 't' ? 1000 * quantity : quantity) / size - 1e-9);
  return { pieces, note: texts.converted(written, pieces, `${size} ${inKilos ? 'kg' : 'm'}`) };
}

/** The 20 of `ELECTRODO E7018 1/8" x 20 kg`. */
export function packKilos(name: string): number | null {
  const [, kilos] = /x (\d+(?:\.\d+)?) kg$/i.exec(name) ?? [];
  return kilos === undefined ? null : Number(kilos);
}
