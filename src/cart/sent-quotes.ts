import { create } from 'zustand';
import { type StoredEntry, storedValue } from '../browser/stored-value.ts';
import { sentQuoteTexts } from '../content/sent-quotes.ts';
import { fieldOf, textOf } from '../lib/field-of.ts';
import { limits } from '../lib/limits.ts';
import { readId, readPrice, readTime } from '../lib/product-numbers.ts';
import { parseTexts, piecesOf } from './line-item.ts';
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
  products: readonly QuotedProduct[];
  /** Whether the visitor has not answered yet if it was really sent. */
  isUnconfirmed: boolean;
}

/** Final price in soles, null on request. */
export interface QuotedProduct {
  id: number;
  name: string;
  price: number | null;
}

/** The first format has `list` and `others` in place of `link`; the second has no `products`. */
export const sentQuotesEntry: StoredEntry<readonly SentQuote[]> = {
  key: 'sent-quotes',
  empty: [],
  parse: parseSentQuotes,
};

interface SentQuotesState {
  /** Latest first. */
  quotes: readonly SentQuote[];
  save: (quote: SentQuote) => void;
  confirm: (number: string) => void;
  remove: (number: string) => void;
  /** Reads the stored requests again, which another tab may have changed. */
  reload: () => void;
}

const storedQuotes = storedValue(sentQuotesEntry);

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

function parseSentQuotes(stored: unknown): readonly SentQuote[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, limits.sentQuotes).flatMap((item) => parseSentQuote(item) ?? []);
}

function parseSentQuote(stored: unknown): SentQuote | null {
  const number = textOf(stored, 'number');
  const message = textOf(stored, 'message');
  const sentAt = readTime(fieldOf(stored, 'sentAt'));
  const link = textOf(stored, 'link') ?? migrateToLink(stored);
  if (number === null || message === null || sentAt === null || !parseSharedLink(link)) return null;
  return {
    number,
    sentAt,
    link,
    message,
    data: parseQuoteData(fieldOf(stored, 'data')),
    products: parseQuotedProducts(fieldOf(stored, 'products')),
    isUnconfirmed: fieldOf(stored, 'isUnconfirmed') === true,
  };
}

/** Of the first format. */
function migrateToLink(stored: unknown): string {
  const lines = parseSharedList(textOf(stored, 'list') ?? '') ?? [];
  return formatSharedLink({ lines, others: parseTexts(fieldOf(stored, 'others')) });
}

function parseQuotedProducts(stored: unknown): readonly QuotedProduct[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((item: unknown) => {
    const id = readId(fieldOf(item, 'id'));
    const name = textOf(item, 'name');
    const price = readPrice(fieldOf(item, 'price'));
    return id !== null && name !== null ? [{ id, name, price }] : [];
  });
}
