import { escapeForRegExp } from '../lib/escape-for-reg-exp.ts';
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
  const words = typed
    .split(/[\s,]+/)
    .map((word) => escapeForRegExp(word.replace(/\.$|(\p{L}{3})(?:es|s)$/u, '$1')))
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  // Reads whole words of the text, since a lookbehind fails in Safari before 16.4.
  const wordStart = `((?:${words.join('|')})(?:es|s)?)|[\\p{L}\\p{N}]+`;
  const pattern = folded.includes(typed) ? `(${escapeForRegExp(typed)})` : wordStart;
  const pieces: Piece[] = [];
  let end = 0;
  const matches = typed === '' ? [] : folded.matchAll(new RegExp(pattern, 'gu'));
  for (const { index, 1: match } of matches) {
    if (match === undefined) continue;
    pieces.push({ text: composed.slice(end, index), marked: false });
    end = index + match.length;
    pieces.push({ text: composed.slice(index, end), marked: true });
  }
  pieces.push({ text: composed.slice(end), marked: false });
  return pieces.filter((piece) => piece.text !== '');
}
