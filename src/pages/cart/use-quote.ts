import { useCart } from '../../cart/cart-store.ts';
import { parseNotes } from '../../cart/line-item.ts';
import { quoteDataLines, useQuoteData } from '../../cart/quote-data.ts';
import { quoteLinks } from '../../cart/quote-links.ts';
import { quoteNumber } from '../../cart/quote-number.ts';
import { useSentQuotes } from '../../cart/sent-quotes.ts';
import { formatSharedList } from '../../cart/shared-list.ts';
import { linesToConfirm } from '../../cart/to-confirm.ts';
import { company } from '../../content/company.ts';
import { sentQuoteTexts as texts } from '../../content/sent-quotes.ts';

const recipient = { ...company.quotation, address: company.emails.sales };

/** The request and the links that send it. */
export function useQuote() {
  const lines = useCart((cart) => cart.lines);
  const others = useCart((cart) => cart.others);
  const buyer = useQuoteData((kept) => kept.data);
  const data = quoteDataLines(buyer);
  const list = formatSharedList(lines);
  const content = [list, ...linesToConfirm(lines), ...others, ...data];
  const number = quoteNumber(content.join('\n'), new Date());
  const closing = `${texts.numbered(number)}\n\n${recipient.closing}`;
  const links = quoteLinks(lines, { ...recipient, closing }, { others, data });

  /** Stores the request in this browser. */
  const saveSent = () => {
    useSentQuotes.getState().save({
      number,
      sentAt: Date.now(),
      list,
      notes: lines.flatMap((line) =>
        line.assumption || line.cuts ? { id: line.id, ...parseNotes(line) } : [],
      ),
      others,
      data: buyer,
      message: links.messaging.message,
      isUnconfirmed: true,
    });
  };
  return { lines, others, data, number, saveSent, ...links };
}
