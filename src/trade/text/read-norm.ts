import { europeanBody, letteredNorms, normBodies } from '../lexicon/norms.ts';
import { matchAt } from './match-at.ts';

const sign = '[ .:/-]{0,3}';
const bodies = `(?:(?:${normBodies.join('|')})${sign})+(?:${europeanBody.word} )?`;
const number = String.raw`(?:\p{L}{1,2}-?)?\d{3,5}(?:[.-]\d{1,4})*`;
const european = `${europeanBody.word} ${europeanBody.digits}`;
/** `DIN 2440`, `NMX-B-506`, `NTP 341.031`, `IRAM-IAS U500-2592`, `UNE-EN 10219`, `API 5L` */
const norm = new RegExp(
  String.raw`(?:${bodies}${number}|${european}|${letteredNorms.join('|')})(?:-\d)?(?![\p{L}\d]|[.,/]\d)`,
  'uy',
);
const firstLetters = new Set(
  [...normBodies, europeanBody.word, ...letteredNorms].map(([letter]) => letter),
);

/** The norm at a position of a normalized text; null for none. */
export function readNorm(text: string, at: number): { text: string; length: number } | null {
  // Most words fail here.
  if (!firstLetters.has(text[at])) return null;
  const [written] = matchAt(norm, text, at) ?? [];
  return written === undefined ? null : { text: written.toUpperCase(), length: written.length };
}

/** Whether a word is a body of norms. */
export const namesNorms = (word: string): boolean =>
  normBodies.includes(word) || word === europeanBody.word;
