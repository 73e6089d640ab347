import { create } from 'zustand';
import { fieldOf, textOf } from '../lib/field-of.ts';
import { limits } from '../lib/limits.ts';
import { storedValue } from '../lib/stored-value.ts';
import { parseTexts } from './line-item.ts';
import { parseQuoteData, type QuoteData } from './quote-data.ts';
import { formatSharedLink, parseSharedLink, parseSharedList } from './shared-list.ts';

export interface SentQuote {
  number: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** The list, in the form of {@link formatSharedLink}. */
  link: string;
  data: QuoteData;
  message: string;
  /** What the list showed, to tell what has changed since. */
  products: readonly SentProduct[];
  /** Whether the visitor has not answered yet if it was really sent. */
  isUnconfirmed: boolean;
}

/** Final price in soles, null on request. */
export interface SentProduct {
  id: number;
  name: string;
  price: number | null;
}

interface SentQuotes {
  /** Latest first. */
  quotes: readonly SentQuote[];
  save: (quote: SentQuote) => void;
  confirm: (number: string) => void;
  remove: (number: string) => void;
  /** Reads the stored requests again, which another tab may have changed. */
  reload: () => void;
}

const stored = storedValue('sent-quotes', { empty: [], parse: parseQuotes });

/** The last fifty requests sent from this browser; no server stores them. */
export const useSentQuotes = create<SentQuotes>()((set) => {
  const commit = (change: (quotes: readonly SentQuote[]) => readonly SentQuote[]) => {
    stored.change(change);
    set({ quotes: stored.read() });
  };
  const without = (quotes: readonly SentQuote[], number: string) =>
    quotes.filter((other) => other.number !== number);
  return {
    quotes: stored.read(),
    save: (quote) =>
      commit((quotes) => [quote, ...without(quotes, quote.number)].slice(0, limits.sentQuotes)),
    confirm: (number) =>
      commit((quotes) =>
        quotes.map((quote) =>
          quote.number === number ? { ...quote, isUnconfirmed: false } : quote,
        ),
      ),
    reload: () => set({ quotes: stored.read() }),
    remove: (number) => commit((quotes) => without(quotes, number)),
  };
});

export function unconfirmedNumber({ quotes: [latest] }: SentQuotes): string | null {
  return latest?.isUnconfirmed ? latest.number : null;
}

function parseQuotes(list: unknown): readonly SentQuote[] {
  if (!Array.isArray(list)) return [];
  return list.slice(0, limits.sentQuotes).flatMap((entry: unknown) => {
    const [number, message] = [textOf(entry, 'number'), textOf(entry, 'message')];
    // Version 1.0 stored the list and the other items.
    const lines = parseSharedList(textOf(entry, 'list') ?? '') ?? [];
    const others = parseTexts(fieldOf(entry, 'others'));
    const link = textOf(entry, 'link') ?? formatSharedLink({ lines, others });
    const sentAt = Number(fieldOf(entry, 'sentAt'));
    const isDate = !Number.isNaN(new Date(sentAt).getTime());
    if (number === null || message === null || !isDate || !parseSharedLink(link)) return [];
    const data = parseQuoteData(fieldOf(entry, 'data'));
    const isUnconfirmed = fieldOf(entry, 'isUnconfirmed') === true;
    const products = parseProducts(fieldOf(entry, 'products'));
    return [{ number, sentAt, link, message, data, products, isUnconfirmed }];
  });
}

/** Requests of version 1.1 have none. */
function parseProducts(list: unknown): readonly SentProduct[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    const [id, name, price] = [
      fieldOf(entry, 'id'),
      textOf(entry, 'name'),
      fieldOf(entry, 'price'),
    ];
    const isPrice = price === null || (typeof price === 'number' && Number.isFinite(price));
    return typeof id === 'number' && name !== null && isPrice ? [{ id, name, price }] : [];
  });
}
