import { pasteList as texts } from '../content/paste-list.ts';
import { groupThousands } from '../lib/wording.ts';
import { convertUnit, type FoundProduct, type ListLine } from '../trade/index.ts';

/** Explains the pieces of a line in another unit, or asks for them; null where nothing is to say. */
export function conversionText(
  asked: Pick<ListLine, 'quantity' | 'unit'> & Partial<Pick<ListLine, 'item'>>,
  product: Pick<FoundProduct, 'name' | 'description'>,
): string | null {
  const { quantity, unit } = asked;
  if (quantity === null || !(quantity > 0)) return null;
  const { pieces, size } = convertUnit(asked, product);
  const written = `${groupThousands(String(Number(quantity.toFixed(3))))} ${texts.units[unit]}`;
  if (pieces === null) return texts.otherUnit(written);
  return size && texts.converted(written, pieces, `${size.value} ${size.unit}`);
}
