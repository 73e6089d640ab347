import { create } from 'zustand';
import { type StoredEntry, storedValue } from '../browser/stored-value.ts';
import { quoteDataFields, quoteDataTexts } from '../content/quote-data.ts';
import { oneLine } from '../lib/clean-text.ts';
import { fieldOf, textOf } from '../lib/field-of.ts';
import { formatIsoDate } from '../lib/format-date.ts';
import { isRuc } from '../lib/ruc.ts';

export type QuoteField = (typeof quoteDataFields)[number]['name'];

export interface QuoteData extends Record<QuoteField, string> {
  wantsCertificate: boolean;
}

/** The buyer's data for the quotation. */
export const quoteDataEntry: StoredEntry<QuoteData> = {
  key: 'cart-data',
  empty: parseQuoteData(null),
  parse: parseQuoteData,
};

interface QuoteDataState {
  data: QuoteData;
  change: (changed: Partial<QuoteData>) => void;
}

const storedQuoteData = storedValue(quoteDataEntry);

export const emptyQuoteData = quoteDataEntry.empty;

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

export function parseQuoteData(stored: unknown): QuoteData {
  const text = (field: QuoteField) => textOf(stored, field) ?? '';
  return {
    buyer: text('buyer'),
    ruc: text('ruc'),
    contact: text('contact'),
    phone: text('phone'),
    email: text('email'),
    reference: text('reference'),
    place: text('place'),
    date: text('date'),
    note: text('note'),
    wantsCertificate: fieldOf(stored, 'wantsCertificate') === true,
  };
}
