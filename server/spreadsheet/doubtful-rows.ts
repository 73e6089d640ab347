import { sumTitles } from '../../src/trade/index.ts';
import { foldText } from '../catalogue/fold-text.ts';
import type { StoredProduct } from '../catalogue/stored-product.ts';
import { noteBeginnings, sumNames } from './row-words.ts';

/** Words of a longer text without a price that ends like a sentence. */
const SENTENCE_WORDS = 5;

const rowBeginnings = [...sumTitles, ...noteBeginnings];

/** Whether a new row is probably a sum or a note, no product. */
export function isDoubtful({ name, price, category, stock }: Partial<StoredProduct>): boolean {
  const text = foldText(name ?? '').trim();
  const words = plainWords(text);
  if (sumNames.includes(words.join(' '))) return true;
  if (category || stock) return false;
  if (rowBeginnings.some((beginning) => beginsWith(words, beginning))) return true;
  return !price && /[.:]$/.test(text) && text.split(' ').length >= SENTENCE_WORDS;
}

/** The letters and numbers of a folded text; `i.g.v.` is one word. */
function plainWords(text: string): string[] {
  const joined = text.replace(/(?<=\b[a-z])\.(?=[a-z]\b)/g, '');
  return joined.split(/[^a-z0-9]+/).filter(Boolean);
}

/** Whether words begin with those of a row of the lexicon. */
function beginsWith(words: readonly string[], beginning: string): boolean {
  return beginning.split(' ').every((part, at) => {
    const word = words[at] ?? '';
    if (part === '#') return /^\d/.test(word);
    return part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part;
  });
}
