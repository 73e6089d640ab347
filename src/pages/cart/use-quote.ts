import { useCart } from '../../cart/cart-store.ts';
import { useOtherItems } from '../../cart/other-items.ts';
import { quoteDataLines, useQuoteData } from '../../cart/quote-data.ts';
import { type QuoteLinks, quoteLinks } from '../../cart/quote-links.ts';
import { quoteNumber } from '../../cart/quote-number.ts';
import { useSentQuotes } from '../../cart/sent-quotes.ts';
import { formatSharedList } from '../../cart/shared-list.ts';
import { company } from '../../content/company.ts';

const recipient = { ...company.quotation, address: company.emails.sales };

/** The current request. */
export function useQuote() {
  const lines = useCart((cart) => cart.lines);
  const others = useOtherItems(({ items }) => items);
  const buyer = useQuoteData((kept) => kept.data);
  const data = quoteDataLines(buyer);
  const numberOn = (day: Date) =>
    quoteNumber([formatSharedList(lines), ...others, ...data].join('\n'), day);
  return { lines, others, buyer, data, numberOn };
}

/** The links that send the request; `saveSent` stores it in this browser. */
export function useQuoteLinks(): QuoteLinks & { saveSent: (message: string) => void } {
  const { lines, others, buyer, data, numberOn } = useQuote();
  const saveSent = (message: string) => {
    const now = new Date();
    useSentQuotes.getState().save({
      number: numberOn(now),
      sentAt: now.getTime(),
      list: formatSharedList(lines),
      others,
      data: buyer,
      message,
    });
  };
  return { ...quoteLinks(lines, recipient, { others, data }), saveSent };
}
