import { create } from 'zustand';
import { limits } from '../config.ts';
import { quoteDataFields, quoteDataTexts } from '../content/quote-data.ts';
import { oneLine } from '../lib/clean-text.ts';
import { isRuc } from '../lib/ruc.ts';
import { fieldOf, storedValue } from '../lib/storage.ts';

/** Where the buyer's data are kept: a JSON object of texts. */
const key = 'cart-data';

export type QuoteField = (typeof quoteDataFields)[number]['name'];

/** Who asks, and for what. Empty texts say nothing. */
export interface QuoteData extends Record<QuoteField, string> {
  wantsCertificate: boolean;
  /** Whether a RUC that cannot be right is to be sent all the same. */
  insistsOnRuc: boolean;
}

const empty: QuoteData = {
  buyer: '',
  ruc: '',
  reference: '',
  place: '',
  date: '',
  note: '',
  wantsCertificate: false,
  insistsOnRuc: false,
};

interface QuoteDataState {
  data: QuoteData;
  change: (changed: Partial<QuoteData>) => void;
  forget: () => void;
}

/** The buyer's data, kept in this browser until they are forgotten; in memory where it refuses. */
export const useQuoteData = create<QuoteDataState>()((set) => {
  const { read, write } = storedValue(key, toQuoteData);
  return {
    data: read(),
    change(changed) {
      const data = { ...read(), ...changed };
      set({ data });
      write(data);
    },
    forget() {
      set({ data: empty });
      write(empty, null);
    },
  };
});

/** The sound fields of what was stored; the others are empty. */
export function toQuoteData(saved: unknown): QuoteData {
  const data = { ...empty };
  for (const { name } of quoteDataFields) {
    const value = fieldOf(saved, name);
    if (typeof value === 'string') data[name] = value.slice(0, limits.quoteField);
  }
  data.wantsCertificate = fieldOf(saved, 'wantsCertificate') === true;
  data.insistsOnRuc = fieldOf(saved, 'insistsOnRuc') === true;
  return data;
}

/** Whether a RUC is written that cannot be right. */
export function hasWrongRuc({ ruc }: QuoteData): boolean {
  return ruc.trim() !== '' && !isRuc(ruc);
}

/** Whether its RUC has fewer digits than every RUC has. */
export function isShortRuc({ ruc }: QuoteData): boolean {
  return ruc.replace(/\D/g, '').length < 11;
}

/** The data as lines of the request; a wrong RUC only where the buyer insists on it. */
export function quoteDataLines(data: QuoteData): string[] {
  const lines = quoteDataFields.flatMap(({ name, label }) => {
    const value = oneLine(data[name]);
    const isLeftOut = name === 'ruc' && hasWrongRuc(data) && !data.insistsOnRuc;
    return value === '' || isLeftOut ? [] : [`${label}: ${value}`];
  });
  return data.wantsCertificate ? [...lines, quoteDataTexts.certificateLine] : lines;
}
