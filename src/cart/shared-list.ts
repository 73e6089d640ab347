import { limits } from '../config.ts';
import { parseProductId } from '../lib/product-id.ts';

/** One product of a shared list, and how many pieces. */
export interface SharedLine {
  id: number;
  quantity: number;
}

const { min, max } = limits.cartQuantity;

/** A list for an address: ids and quantities, nothing personal, as `109x12.206x24`. */
export function formatSharedList(lines: readonly SharedLine[]): string {
  return lines.map(({ id, quantity }) => `${id}x${quantity}`).join('.');
}

/**
 * Reads what {@link formatSharedList} wrote. Whole or not at all: half of a list that was cut on its
 * way would pass for the list.
 *
 * @param most lines; a list that comes by no link may have any number
 * @returns null for anything else, and for more lines than a list may have
 */
export function parseSharedList(
  text: string,
  most: number = limits.sharedLines,
): readonly SharedLine[] | null {
  const parts = text.split('.');
  if (parts.length > most) return null;
  const lines = new Map<number, number>();
  for (const part of parts) {
    const [, idText, count] = /^(\d{1,10})x([1-9]\d?)$/.exec(part) ?? [];
    const id = parseProductId(idText);
    const quantity = Number(count);
    if (id === null || lines.has(id) || !(quantity >= min && quantity <= max)) return null;
    lines.set(id, quantity);
  }
  return [...lines].map(([id, quantity]) => ({ id, quantity }));
}
