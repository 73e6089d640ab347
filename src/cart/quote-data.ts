import { create } from 'zustand';
import { limits } from '../config.ts';
import { quoteDataFields, quoteDataTexts } from '../content/quote-data.ts';
import { oneLine } from '../lib/clean-text.ts';
import { isRuc } from '../lib/ruc.ts';

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

/** The buyer's data, kept in this browser until they are forgotten. */
export const useQuoteData = create<QuoteDataState>()((set, get) => ({
  data: readData(),
  change(changed) {
    const data = { ...get().data, ...changed };
    set({ data });
    try {
      localStorage.setItem(key, JSON.stringify(data));
    } catch {
      // They go on in memory, as the cart does.
    }
  },
  forget() {
    set({ data: empty });
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored there.
    }
  },
}));

function readData(): QuoteData {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof saved !== 'object' || saved === null) return empty;
    const data = { ...empty };
    const values = new Map<string, unknown>(Object.entries(saved));
    for (const { name } of quoteDataFields) {
      const value = values.get(name);
      if (typeof value === 'string') data[name] = value.slice(0, limits.quoteField);
    }
    data.wantsCertificate = values.get('wantsCertificate') === true;
    data.insistsOnRuc = values.get('insistsOnRuc') === true;
    return data;
  } catch {
    return empty;
  }
}

/** Whether a RUC is written that cannot be right. */
export function hasWrongRuc({ ruc }: QuoteData): boolean {
  return ruc.trim() !== '' && !isRuc(ruc);
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
