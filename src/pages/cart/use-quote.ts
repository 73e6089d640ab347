import { useCart } from '../../cart/cart-store.ts';
import { quoteDataLines, useQuoteData } from '../../cart/quote-data.ts';
import { quoteLinks } from '../../cart/quote-links.ts';
import { quoteNumber } from '../../cart/quote-number.ts';
import { quoteRows } from '../../cart/quote-table.ts';
import { useSentQuotes } from '../../cart/sent-quotes.ts';
import { formatSharedLink, formatSharedList } from '../../cart/shared-list.ts';
import { linesToConfirm } from '../../cart/to-confirm.ts';

/** The request and the links that send it. */
export function useQuote() {
  const lines = useCart((cart) => cart.lines);
  const others = useCart((cart) => cart.others);
  const buyer = useQuoteData((kept) => kept.data);
  const data = quoteDataLines(buyer);
  const content = [formatSharedList(lines), ...linesToConfirm(lines), ...others, ...data];
  const number = quoteNumber(content.join('\n'), new Date());
  const links = quoteLinks(lines, { others, data, number });

  /** Stores the request in this browser. */
  const saveSent = () => {
    useSentQuotes.getState().save({
      number,
      sentAt: Date.now(),
      link: formatSharedLink({ lines, others }),
      data: buyer,
      message: links.messaging.message,
      products: quoteRows(lines).map(({ id, description, price }) => ({
        id,
        name: description,
        price,
      })),
      isUnconfirmed: true,
    });
  };
  return { lines, others, data, number, saveSent, ...links };
}
