import { limits } from '../config.ts';
import { parseProductId } from '../lib/product-id.ts';

export interface SharedLine {
  id: number;
  quantity: number;
}

const { min, max } = limits.cartQuantity;

/** Formats ids and quantities for a URL: `109x12.206x24`. */
export function formatSharedList(lines: readonly SharedLine[]): string {
  return lines.map(({ id, quantity }) => `${id}x${quantity}`).join('.');
}

/**
 * Parses a shared list. All or nothing: a truncated link must not pass for the list.
 *
 * @returns null for an invalid list or more than `most` lines
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
