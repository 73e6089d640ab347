import { oneLine } from '../lib/clean-text.ts';
import { productName } from '../lib/wording.ts';
import type { Cart } from './cart.ts';

/** What stands before and after the list. */
export interface QuoteTemplate {
  greeting: string;
  closing: string;
}

/** What a request says beside its products. */
export interface QuoteExtras {
  /** What else is asked for, as the buyer wrote it. */
  others: readonly string[];
  /** The buyer's data, one clean line each. */
  data: readonly string[];
}

const noExtras: QuoteExtras = { others: [], data: [] };

/**
 * The quotation request as it is sent: a greeting, one bullet a line
 * (`• {name} - Cantidad: {n}`), a closing.
 *
 * Names are brought to one clean line each, so that no name can break the text
 * or forge a line of its own; a product without a name goes by its number.
 *
 * @param extras what stands between list and closing
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
