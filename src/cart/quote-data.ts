import { create } from 'zustand';
import { storedValue } from '../browser/stored-value.ts';
import { quoteDataFields, quoteDataTexts } from '../content/quote-data.ts';
import { oneLine } from '../lib/clean-text.ts';
import { formatIsoDate } from '../lib/format-date.ts';
import { isRuc } from '../lib/ruc.ts';
import { browserStorage, type QuoteData } from './browser-storage.ts';

interface QuoteDataState {
  data: QuoteData;
  change: (changed: Partial<QuoteData>) => void;
}

const storedQuoteData = storedValue(browserStorage.quoteData);

export const emptyQuoteData = browserStorage.quoteData.empty;

/** The buyer's data, kept in this browser until the buyer deletes them. */
export const useQuoteData = create<QuoteDataState>()((set) => ({
  data: storedQuoteData.read(),
  change(changed) {
    storedQuoteData.change((data) => ({ ...data, ...changed }));
    set({ data: storedQuoteData.read() });
  },
}));

/** A hint on a RUC that looks mistyped; it is sent nevertheless. */
export function rucError({ ruc }: QuoteData): string | undefined {
  return ruc.trim() === '' || isRuc(ruc) ? undefined : quoteDataTexts.wrongRuc;
}

export function quoteDataLines(data: QuoteData): string[] {
  const lines = quoteDataFields.flatMap(({ name, label }) => {
    const value = formatIsoDate(oneLine(data[name]));
    return value === '' ? [] : [`${label}: ${value}`];
  });
  return data.wantsCertificate ? [...lines, quoteDataTexts.certificateLine] : lines;
}
