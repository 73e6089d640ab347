import { create } from 'zustand';
import { limits } from '../lib/limits.ts';
import { storedValue } from '../lib/stored-value.ts';
import { browserStorage, type SentQuote } from './browser-storage.ts';

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

export function unconfirmedNumber({ quotes: [latest] }: SentQuotesState): string | null {
  return latest?.isUnconfirmed ? latest.number : null;
}
