import { create } from 'zustand';
import { limits } from '../config.ts';
import { fieldOf, storedValue } from '../lib/storage.ts';
import { textsOf } from './other-items.ts';
import { type QuoteData, toQuoteData } from './quote-data.ts';
import { parseSharedList, type SharedLine } from './shared-list.ts';

/** Where the requests are kept: a JSON array, the latest first. */
const key = 'sent-quotes';

/** A request that was sent from this browser. */
export interface SentQuote {
  /** As on paper, see `quoteNumber()`. */
  number: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** Ids and quantities, written as in a shared link; empty where only other items were asked for. */
  list: string;
  others: readonly string[];
  data: QuoteData;
  /** The message as it was sent. */
  message: string;
}

interface SentQuotes {
  quotes: readonly SentQuote[];
  /** Whether the browser has stored them; else they last as long as the page. */
  isStored: boolean;
  keep: (quote: SentQuote) => void;
  remove: (number: string) => void;
}

/** What was sent from this browser, at most fifty; no server knows of it. */
export const useSentQuotes = create<SentQuotes>()((set) => {
  const { read, write } = storedValue(key, quotesIn);
  const commit = (quotes: readonly SentQuote[]) => set({ quotes, isStored: write(quotes) });
  const without = (number: string) => read().filter((other) => other.number !== number);
  return {
    quotes: read(),
    isStored: true,
    keep: (quote) => commit([quote, ...without(quote.number)].slice(0, limits.sentQuotes)),
    remove: (number) => commit(without(number)),
  };
});

/** The lines of a request, as many as it had. */
export function linesOf(list: string): readonly SharedLine[] | null {
  return parseSharedList(list, Number.POSITIVE_INFINITY);
}

function quotesIn(stored: unknown): readonly SentQuote[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, limits.sentQuotes).flatMap((entry: unknown) => {
    const [number, sentAt] = [fieldOf(entry, 'number'), fieldOf(entry, 'sentAt')];
    const [list, message] = [fieldOf(entry, 'list'), fieldOf(entry, 'message')];
    const isSound =
      typeof number === 'string' &&
      typeof sentAt === 'number' &&
      !Number.isNaN(new Date(sentAt).getTime()) &&
      typeof message === 'string' &&
      typeof list === 'string' &&
      (list === '' || linesOf(list) !== null);
    if (!isSound) return [];
    const data = toQuoteData(fieldOf(entry, 'data'));
    return [{ number, sentAt, list, message, data, others: textsOf(fieldOf(entry, 'others')) }];
  });
}
