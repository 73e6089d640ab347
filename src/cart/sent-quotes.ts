import { create } from 'zustand';
import { limits } from '../config.ts';
import { fieldOf } from '../lib/field-of.ts';
import { storedValue } from '../lib/stored-value.ts';
import { parseTexts } from './other-items.ts';
import { parseQuoteData, type QuoteData } from './quote-data.ts';
import { parseSharedList, type SharedLine } from './shared-list.ts';

/** A request that was sent from this browser. */
export interface SentQuote {
  /** See `quoteNumber()`. */
  number: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** Ids and quantities in the form of a shared link; empty for a request of other items only. */
  list: string;
  others: readonly string[];
  data: QuoteData;
  /** The message as it was sent. */
  message: string;
}

interface SentQuotes {
  /** Latest first. */
  quotes: readonly SentQuote[];
  /** False while the browser refuses to store them; they last until the page is closed. */
  isStored: boolean;
  save: (quote: SentQuote) => void;
  remove: (number: string) => void;
}

const stored = storedValue('sent-quotes', { empty: [], parse: parseQuotes });

/** The last fifty requests sent from this browser; no server stores them. */
export const useSentQuotes = create<SentQuotes>()((set) => {
  const commit = (quotes: readonly SentQuote[]) => set({ quotes, isStored: stored.write(quotes) });
  const without = (number: string) => stored.read().filter((other) => other.number !== number);
  return {
    quotes: stored.read(),
    isStored: true,
    save: (quote) => commit([quote, ...without(quote.number)].slice(0, limits.sentQuotes)),
    remove: (number) => commit(without(number)),
  };
});

/** The lines of a sent request; unlike a shared link it may have any number. */
export function linesOf(list: string): readonly SharedLine[] | null {
  return parseSharedList(list, Number.POSITIVE_INFINITY);
}

function parseQuotes(list: unknown): readonly SentQuote[] {
  if (!Array.isArray(list)) return [];
  return list.slice(0, limits.sentQuotes).flatMap((entry: unknown) => {
    const [number, sentAt] = [fieldOf(entry, 'number'), fieldOf(entry, 'sentAt')];
    const [list, message] = [fieldOf(entry, 'list'), fieldOf(entry, 'message')];
    const isValid =
      typeof number === 'string' &&
      typeof sentAt === 'number' &&
      !Number.isNaN(new Date(sentAt).getTime()) &&
      typeof message === 'string' &&
      typeof list === 'string' &&
      (list === '' || linesOf(list) !== null);
    if (!isValid) return [];
    const data = parseQuoteData(fieldOf(entry, 'data'));
    return [{ number, sentAt, list, message, data, others: parseTexts(fieldOf(entry, 'others')) }];
  });
}
