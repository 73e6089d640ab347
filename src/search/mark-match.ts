import { fold, foldEnye } from '../lib/fold.ts';

export interface Piece {
  text: string;
  marked: boolean;
}

/**
 * Marks a query in a text, else each of its words where a word of the text begins with it, ignoring
 * accents, case and plural.
 */
export function markMatch(text: string, query: string): Piece[] {
  const composed = text.normalize('NFC');
  const typed = fold(query.trim());
  // Folding keeps positions; a typed `ñ` is exact.
  const folded = typed.includes('ñ') ? fold(composed) : foldEnye(fold(composed));
  const whole = typed === '' ? [] : matchesOf(folded, escaped(typed));
  const words = typed
    .split(/[\s,]+/)
    .map((word) => word.replace(/\.$|(?<=\p{L}{3})(?:es|s)$/u, ''));
  const starts = words
    .filter(Boolean)
    .flatMap((word) => matchesOf(folded, `(?<![\\p{L}\\p{N}])${escaped(word)}(?:es|s)?`));
  const isMarked = new Set(whole.length > 0 ? whole : starts);
  const pieces: Piece[] = [];
  for (const [at, character] of composed.split('').entries()) {
    const last = pieces.at(-1);
    const marked = isMarked.has(at);
    if (last?.marked === marked) last.text += character;
    else pieces.push({ text: character, marked });
  }
  return pieces;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The positions of the characters that match. */
function matchesOf(text: string, pattern: string): number[] {
  return [...text.matchAll(new RegExp(pattern, 'gu'))].flatMap(({ index, 0: { length } }) =>
    Array.from({ length }, (_, offset) => index + offset),
  );
}
