import { oneLine } from '../lib/clean-text.ts';
import { productName } from '../lib/wording.ts';
import type { Cart } from './cart.ts';

/** What stands before and after the list. */
export interface QuoteFrame {
  greeting: string;
  closing: string;
}

/** What a request says beside its products. */
export interface Besides {
  /** What else is asked for, as the buyer wrote it. */
  others: readonly string[];
  /** The buyer's data, one clean line each. */
  data: readonly string[];
}

const nothing: Besides = { others: [], data: [] };

/**
 * The quotation request as it is sent: a greeting, one bullet a line
 * (`• {name} - Cantidad: {n}`), a closing.
 *
 * Names are brought to one clean line each, so that no name can break the text
 * or forge a line of its own; a product without a name goes by its number.
 *
 * @param besides what joins the closing
 */
export function quoteMessage(
  cart: Cart,
  { greeting, closing }: QuoteFrame,
  besides: Besides = nothing,
): string {
  const bullets = cart.map(
    (line) =>
      `• ${oneLine(line.name ?? '') || productName({ id: line.id, name: null })} - Cantidad: ${line.quantity}`,
  );
  const others = besides.others.map(oneLine).filter(Boolean);
  const named = others.length > 0 ? ['Otros:', ...others.map((item) => `- ${item}`), ''] : [];
  const data = besides.data.length > 0 ? [...besides.data, ''] : [];
  return [greeting, '', ...bullets, '', ...named, ...data, closing].join('\n');
}
