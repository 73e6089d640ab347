import { create } from 'zustand';
import { storedValue } from '../browser/stored-value.ts';
import { sentQuoteTexts } from '../content/sent-quotes.ts';
import { limits } from '../lib/limits.ts';
import { browserStorage, type SentQuote } from './browser-storage.ts';
import { piecesOf } from './line-item.ts';
import { parseSharedLink } from './shared-list.ts';

interface SentQuotesState {
  /** Latest first. */
  quotes: readonly SentQuote[];
  save: (quote: SentQuote) => void;
  confirm: (number: string) => void;
  remove: (number: string) => void;
  /** Reads the stored requests again, which another tab may have changed. */
  reload: () => void;
}

const storedQuotes = storedValue(browserStorage.sentQuotes);

/** The last fifty requests sent from this browser; no server stores them. */
export const useSentQuotes = create<SentQuotesState>()((set) => {
  const commit = (change: (quotes: readonly SentQuote[]) => readonly SentQuote[]) => {
    storedQuotes.change(change);
    set({ quotes: storedQuotes.read() });
  };
  const without = (quotes: readonly SentQuote[], number: string) =>
    quotes.filter((other) => other.number !== number);
  return {
    quotes: storedQuotes.read(),
    save: (quote) =>
      commit((quotes) => [quote, ...without(quotes, quote.number)].slice(0, limits.sentQuotes)),
    confirm: (number) =>
      commit((quotes) =>
        quotes.map((quote) =>
          quote.number === number ? { ...quote, isUnconfirmed: false } : quote,
        ),
      ),
    reload: () => set({ quotes: storedQuotes.read() }),
    remove: (number) => commit((quotes) => without(quotes, number)),
  };
});

/** The latest request, while the visitor has not answered whether it was sent. */
export function unconfirmedQuote({ quotes: [latest] }: SentQuotesState): SentQuote | null {
  return latest?.isUnconfirmed ? latest : null;
}

/** `14 productos, 120 unidades y 1 línea en Otros` */
export function quoteContents({ link }: SentQuote): string {
  const { lines = [], others = [] } = parseSharedLink(link) ?? {};
  const units = lines.reduce((sum, line) => sum + piecesOf(line), 0);
  return sentQuoteTexts.counted(lines.length, others.length, units);
}
