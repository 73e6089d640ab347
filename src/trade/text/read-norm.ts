import { normBodies, normPatterns } from '../lexicon/norms.ts';
import { matchAt } from './match-at.ts';

const bodies = normBodies.join('|');
const sign = '[ .:/-]{0,3}';
/** `DIN 2440`, `NMX-B-506`, `NTP 341.031`, `IRAM-IAS U500-2592`, `UNE-EN 10219` */
const norm = new RegExp(
  String.raw`(?:(?:(?:${bodies})${sign})+(?:(?:en )?(?:\p{L}{1,2}-?)?\d{3,5}(?:[.-]\d{1,4})*)|${normPatterns.join('|')})(?:-\d)?(?![\p{L}\d]|[.,/]\d)`,
  'uy',
);

/** The norm at a position of a normalized text; null for none. */
export function readNorm(text: string, at: number): { text: string; length: number } | null {
  const [written] = matchAt(norm, text, at) ?? [];
  return written === undefined ? null : { text: written.toUpperCase(), length: written.length };
}

/** Whether a word is a body of norms. */
export const namesNorms = (word: string): boolean => normBodies.includes(word) || word === 'en';
