import { useCart } from '../../cart/cart-store.ts';
import { parseNotes } from '../../cart/line-item.ts';
import { useOtherItems } from '../../cart/other-items.ts';
import { quoteDataLines, useQuoteData } from '../../cart/quote-data.ts';
import { type QuoteLinks, quoteLinks } from '../../cart/quote-links.ts';
import { quoteNumber } from '../../cart/quote-number.ts';
import { useSentQuotes } from '../../cart/sent-quotes.ts';
import { formatSharedList } from '../../cart/shared-list.ts';
import { linesToConfirm } from '../../cart/to-confirm.ts';
import { company } from '../../content/company.ts';
import { sentQuoteTexts as texts } from '../../content/sent-quotes.ts';

const recipient = { ...company.quotation, address: company.emails.sales };

export function useQuote() {
  const lines = useCart((cart) => cart.lines);
  const others = useOtherItems(({ items }) => items);
  const buyer = useQuoteData((kept) => kept.data);
  const data = quoteDataLines(buyer);
  const content = [formatSharedList(lines), ...linesToConfirm(lines), ...others, ...data];
  const number = quoteNumber(content.join('\n'), new Date());
  return { lines, others, buyer, data, number };
}

/** The links that send the request; `saveSent` stores it in this browser. */
export function useQuoteLinks(): QuoteLinks & { saveSent: (message: string) => void } {
  const { lines, others, buyer, data, number } = useQuote();
  const closing = `${texts.numbered(number)}\n\n${recipient.closing}`;
  const saveSent = (message: string) => {
    useSentQuotes.getState().save({
      number,
      sentAt: Date.now(),
      list: formatSharedList(lines),
      notes: lines.flatMap((line) =>
        line.assumption || line.cuts ? { id: line.id, ...parseNotes(line) } : [],
      ),
      others,
      data: buyer,
      message,
      isUnconfirmed: true,
    });
  };
  return { ...quoteLinks(lines, { ...recipient, closing }, { others, data }), saveSent };
}
