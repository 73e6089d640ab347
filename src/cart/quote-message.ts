import { oneLine } from '../lib/clean-text.ts';
import { productName } from '../lib/wording.ts';
import type { Cart } from './cart.ts';

/** What stands before and after the list. */
export interface QuoteFrame {
  greeting: string;
  closing: string;
}

/**
 * The quotation request as it is sent: a greeting, one bullet a line
 * (`• {name} - Cantidad: {n}`), a closing.
 *
 * Names are brought to one clean line each, so that no name can break the text
 * or forge a line of its own; a product without a name goes by its number.
 *
 * @param others what is asked for beside the products, as the buyer wrote it
 */
export function quoteMessage(
  cart: Cart,
  { greeting, closing }: QuoteFrame,
  others: readonly string[] = [],
): string {
  const bullets = cart.map(
    (line) =>
      `• ${oneLine(line.name ?? '') || productName({ id: line.id, name: null })} - Cantidad: ${line.quantity}`,
  );
  const besides = others.map(oneLine).filter(Boolean);
  const named = besides.length > 0 ? ['Otros:', ...besides.map((item) => `- ${item}`), ''] : [];
  return [greeting, '', ...bullets, '', ...named, closing].join('\n');
}
