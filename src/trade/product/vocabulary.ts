import { beforeHead, type Family, type FamilyRow, familyRows } from '../lexicon/families.ts';
import { useWords } from '../lexicon/function-words.ts';
import { sizeMarkers } from '../lexicon/units.ts';
import { finishOfWord, roundShape, variantOfWord } from '../lexicon/words.ts';
import { canonicalWords } from '../text/canonical-words.ts';
import { wordList } from '../text/dictionary.ts';
import type { Token } from '../text/tokens.ts';
import { isOtherMaterial, tradeWord } from '../text/trade-word.ts';

export type Finish = 'LAF' | 'LAC' | 'GALV.' | 'NEGRO' | 'INOX';

export type Variant = (typeof variantOfWord)[keyof typeof variantOfWord];

const isBeforeHead = wordList(beforeHead);

const diameterMarks: readonly string[] = sizeMarkers.flatMap(({ marks, spellings }) =>
  marks === 'diameter' ? spellings : [],
);

export function isDiameterMark(word: string): boolean {
  return diameterMarks.includes(word);
}

/** The families that the words of a text name; several where the sizes must decide. */
export function familiesOf(tokens: readonly Token[]): readonly Family[] {
  const { head, words } = headAndWords(tokens);
  if (head === undefined) return [];
  const hasDiameter = words.some((word) => isDiameterMark(word));
  const named = hasDiameter ? [...words, roundShape] : words;
  return rowsByHead.get(head)?.find((row) => fitsWords(row, named))?.families ?? [];
}

/** The word that names the product, and all words up to its use. */
function headAndWords(tokens: readonly Token[]): {
  head: string | undefined;
  words: readonly string[];
} {
  const all = canonicalWords(tokens);
  const use = all.findIndex((word) => useWords.includes(word));
  const words = use === -1 ? all : all.slice(0, use);
  return { head: words.find((word) => !isBeforeHead(word)), words };
}

const rowsByHead = new Map<string, FamilyRow[]>();
for (const row of familyRows) rowsByHead.set(row.head, [...(rowsByHead.get(row.head) ?? []), row]);

/** Whether a text names steel, also where its family is not certain: `TUBO 40`. */
export function namesSteel(tokens: readonly Token[]): boolean {
  return rowsByHead.has(headAndWords(tokens).head ?? '') || isOtherThanSteel(tokens);
}

function fitsWords(row: FamilyRow, words: readonly string[]): boolean {
  const has = (word: string) =>
    words.some((named) => named === word || named.startsWith(`${word}-`));
  return (!row.with || row.with.some(has)) && !row.without?.some(has);
}

/** Whether the product itself is of another material; not `TUBO PARA VAPOR`. */
export function isOtherThanSteel(tokens: readonly Token[]): boolean {
  return headAndWords(tokens).words.some(isOtherMaterial);
}

export function variantOf(tokens: readonly Token[], family: Family | null): Variant | null {
  const words = canonicalWords(tokens);
  const named = Object.entries(variantOfWord).find(([word]) => words.includes(word));
  if (named) return named[1];
  const hasCode =
    family === 'mesh' && tokens.some((token) => token.kind === 'code' && /^Q\d/.test(token.text));
  return hasCode ? 'welded' : null;
}

/** @returns null without a finish; NEGRO only for sections, since paint is black too */
export function finishOf(tokens: readonly Token[], family: Family | null): Finish | null {
  const finishes = canonicalWords(tokens).flatMap(namedFinish);
  const ordered = (['GALV.', 'INOX', 'LAF', 'LAC'] as const).find((finish) =>
    finishes.includes(finish),
  );
  return ordered ?? (family && finishes.includes('NEGRO') ? 'NEGRO' : null);
}

function namedFinish(word: string): Finish[] {
  return word in finishOfWord ? [finishOfWord[word as keyof typeof finishOfWord]] : [];
}

/** The word of the lexicon for a finish. */
export function wordOfFinish(finish: Finish): string {
  const [word = ''] = Object.entries(finishOfWord).find(([, named]) => named === finish) ?? [];
  return word;
}

/** Whether a word only names a finish. */
export function isFinishWord(word: string, family: Family | null): boolean {
  const [finish] = namedFinish(tradeWord(word)?.word ?? word);
  return finish !== undefined && (family !== null || finish !== 'NEGRO');
}

/** Whether steel is uncoated, which a name may leave open. */
export function isBlack(finish: Finish | null): boolean {
  return finish !== 'GALV.' && finish !== 'INOX';
}
