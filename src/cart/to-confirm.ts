import { toConfirmTexts as texts } from '../content/to-confirm.ts';
import { oneLine } from '../lib/clean-text.ts';
import type { Cart, CartLine } from './cart.ts';
import { type LineNotes, piecesOf } from './line-item.ts';
import { lineName } from './quote-table.ts';

/** A point of a line that the shop has to confirm. */
export interface Remark {
  kind: keyof LineNotes | 'stock' | 'additional' | 'gone';
  text: string;
}

export function remarksOn({
  assumption,
  cuts,
  quantity,
  wanted,
  stock,
  isGone,
}: CartLine): readonly Remark[] {
  const remarks: Remark[] = [];
  const pieces = piecesOf({ quantity, wanted });
  if (pieces > quantity) {
    remarks.push({ kind: 'additional', text: texts.sum(pieces, pieces - quantity) });
  }
  if (isGone) remarks.push({ kind: 'gone', text: texts.gone });
  if (assumption) remarks.push({ kind: 'assumption', text: texts.assumption(assumption) });
  if (stock !== null && pieces > Math.max(0, stock)) {
    remarks.push({ kind: 'stock', text: texts.stock(pieces, stock) });
  }
  if (cuts) remarks.push({ kind: 'cuts', text: texts.cuts(cuts) });
  return remarks;
}

/** One text per line of the cart that has remarks: `TUBO 2" x 1" — pidió 20, hay 12 en stock` */
export function linesToConfirm(cart: Cart): string[] {
  return cart.flatMap((line) => {
    // An additional quantity is counted with the line.
    const remarks = remarksOn(line).flatMap(({ kind, text }) =>
      kind === 'additional' ? [] : text,
    );
    return remarks.length > 0 ? oneLine(`${lineName(line)} — ${remarks.join('; ')}`) : [];
  });
}
