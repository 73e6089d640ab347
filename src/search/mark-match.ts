import { fold, foldEnye } from '../lib/fold.ts';

/** A piece of a text, and whether the visitor's words matched it. */
export interface Piece {
  text: string;
  marked: boolean;
}

/**
 * Splits a text at the first place where the query stands in it, accents and case aside.
 * Without one, the text comes back whole and unmarked.
 */
export function markMatch(text: string, query: string): Piece[] {
  const composed = text.normalize('NFC');
  const words = fold(query.trim());
  if (words === '') return [{ text: composed, marked: false }];
  const folded = fold(composed);
  const start = words.includes('ñ') ? folded.indexOf(words) : foldEnye(folded).indexOf(words);
  if (start === -1) return [{ text: composed, marked: false }];
  const end = start + words.length;
  return [
    { text: composed.slice(0, start), marked: false },
    { text: composed.slice(start, end), marked: true },
    { text: composed.slice(end), marked: false },
  ].filter((piece) => piece.text !== '');
}
