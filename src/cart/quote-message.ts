import { oneLine } from '../lib/clean-text.ts';
import { productName } from '../lib/wording.ts';
import type { Cart } from './cart.ts';

export interface QuoteTemplate {
  greeting: string;
  closing: string;
}

export interface QuoteExtras {
  /** Other items in the buyer's words. */
  others: readonly string[];
  /** One line each. */
  data: readonly string[];
}

const noExtras: QuoteExtras = { others: [], data: [] };

/**
 * Builds the message: greeting, one bullet per line (`• {name} - Cantidad: {n}`), extras, closing.
 * Line breaks in a name are removed, so that it cannot forge another line.
 */
export function quoteMessage(
  cart: Cart,
  { greeting, closing }: QuoteTemplate,
  extras: QuoteExtras = noExtras,
): string {
  const bullets = cart.map(
    (line) =>
      `• ${oneLine(line.name ?? '') || productName({ id: line.id, name: null })} - Cantidad: ${line.quantity}`,
  );
  const others = extras.others.map(oneLine).filter(Boolean);
  const named = others.length > 0 ? ['Otros:', ...others.map((item) => `- ${item}`), ''] : [];
  const data = extras.data.length > 0 ? [...extras.data, ''] : [];
  return [greeting, '', ...bullets, '', ...named, ...data, closing].join('\n');
}
