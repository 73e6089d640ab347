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
  /** Whether the visitor has not answered yet if it was really sent. */
  isUnconfirmed: boolean;
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
    return [{ number, sentAt, link, message, data, isUnconfirmed }];
  });
}
