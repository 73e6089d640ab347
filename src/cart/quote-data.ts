import { create } from 'zustand';
import { limits } from '../config.ts';
import { quoteDataFields, quoteDataTexts } from '../content/quote-data.ts';
import { oneLine } from '../lib/clean-text.ts';
import { fieldOf } from '../lib/field-of.ts';
import { isRuc } from '../lib/ruc.ts';
import { storedValue } from '../lib/stored-value.ts';

export type QuoteField = (typeof quoteDataFields)[number]['name'];

/** The buyer's data of a quotation request; all optional. */
export interface QuoteData extends Record<QuoteField, string> {
  wantsCertificate: boolean;
  /** Whether an invalid RUC is sent anyway. */
  sendInvalidRuc: boolean;
}

const empty: QuoteData = {
  buyer: '',
  ruc: '',
  reference: '',
  place: '',
  date: '',
  note: '',
  wantsCertificate: false,
  sendInvalidRuc: false,
};

interface QuoteDataState {
  data: QuoteData;
  change: (changed: Partial<QuoteData>) => void;
  forget: () => void;
}

const stored = storedValue('cart-data', { empty, parse: parseQuoteData });

/** The buyer's data, kept in this browser until the buyer deletes them. */
export const useQuoteData = create<QuoteDataState>()((set) => ({
  data: stored.read(),
  change(changed) {
    const data = { ...stored.read(), ...changed };
    stored.write(data);
    set({ data });
  },
  forget() {
    stored.remove();
    set({ data: empty });
  },
}));

/** Validates stored data; an invalid field becomes empty. */
export function parseQuoteData(saved: unknown): QuoteData {
  const data = { ...empty };
  for (const { name } of quoteDataFields) {
    const value = fieldOf(saved, name);
    if (typeof value === 'string') data[name] = value.slice(0, limits.quoteField);
  }
  data.wantsCertificate = fieldOf(saved, 'wantsCertificate') === true;
  data.sendInvalidRuc = fieldOf(saved, 'sendInvalidRuc') === true;
  return data;
}

export function hasInvalidRuc({ ruc }: QuoteData): boolean {
  return ruc.trim() !== '' && !isRuc(ruc);
}

/** Whether the RUC has fewer than its 11 digits, as while it is typed. */
export function isShortRuc({ ruc }: QuoteData): boolean {
  return ruc.replace(/\D/g, '').length < 11;
}

/** The data as lines of the request, without an invalid RUC unless the buyer sends it anyway. */
export function quoteDataLines(data: QuoteData): string[] {
  const lines = quoteDataFields.flatMap(({ name, label }) => {
    const value = oneLine(data[name]);
    const isLeftOut = name === 'ruc' && hasInvalidRuc(data) && !data.sendInvalidRuc;
    return value === '' || isLeftOut ? [] : [`${label}: ${value}`];
  });
  return data.wantsCertificate ? [...lines, quoteDataTexts.certificateLine] : lines;
}
