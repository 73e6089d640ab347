import { fold, foldEnye } from '../lib/fold.ts';

export interface Piece {
  text: string;
  marked: boolean;
}

/** Marks the first match of a query in a text, ignoring accents and case. */
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
