import { memoize } from '../../lib/memoize.ts';
import type { Naming } from '../kinds/kind.ts';
import { type Family, kindOf, kinds } from '../kinds/registry.ts';
import { beforeHead, tubeEnds } from '../lexicon/families.ts';
import { useWords } from '../lexicon/function-words.ts';
import { sizeMarkers } from '../lexicon/units.ts';
import {
  type Finish,
  finishOfWord,
  paintedWords,
  roundShape,
  type Variant,
  variantOfWord,
} from '../lexicon/words.ts';
import { canonicalWords } from '../text/canonical-words.ts';
import { dictionary, wordList } from '../text/dictionary.ts';
import type { Token } from '../text/tokens.ts';
import { isOtherMaterial, tradeWord } from '../text/trade-word.ts';
import { withNamedHead } from './named-head.ts';

const isBeforeHead = wordList(beforeHead);
const isPainted = wordList(paintedWords);
const isTube = wordList(tubeEnds.heads);
const isTubeEnd = wordList(tubeEnds.words);

const diameterMarks: readonly string[] = sizeMarkers.flatMap(({ marks, spellings }) =>
  marks === 'diameter' ? spellings : [],
);

export function isDiameterMark(word: string): boolean {
  return diameterMarks.includes(word);
}

/** The words of a text as far as they name a product. */
export interface NamedText {
  tokens: readonly Token[];
  /** As the lexicon writes them. */
  words: readonly string[];
  /** Up to the use of the product. */
  own: readonly string[];
  /** The word that names it. */
  head: string;
}

export function namedText(tokens: readonly Token[]): NamedText {
  const words = canonicalWords(withNamedHead(tokens));
  const use = words.findIndex((word) => factsOf(word).isUse);
  const own = use === -1 ? words : words.slice(0, use);
  return { tokens, words, own, head: own.find((word) => !factsOf(word).isBeforeHead) ?? '' };
}

/** What a word says of the product, once per word. */
const factsOf = memoize((word: string) => ({
  isUse: useWords.includes(word),
  isBeforeHead: isBeforeHead(word),
  isOther: isOtherMaterial(word),
}));

/** The kinds that the words of a text name; several where the sizes must decide. */
export function familiesOf(tokens: readonly Token[]): readonly Family[] {
  return familiesNamed(namedText(tokens));
}

export function familiesNamed({ head, own }: NamedText): readonly Family[] {
  const row = rowOfHead(head);
  if (!row) return [];
  const isRound = own.some(isDiameterMark);
  let best: Family[] = [];
  let most: number = ranks.none;
  for (const { family, naming } of row.rows) {
    const rank = rankOf(naming, own, isRound);
    if (rank > most) best = [family];
    else if (rank === most && rank > ranks.none && !best.includes(family)) best.push(family);
    most = Math.max(most, rank);
  }
  return best;
}

/** All kinds that the head may name, whatever else the text says: `barra 3/4`. */
export function familiesOfHead({ head, own }: NamedText): readonly Family[] {
  const isRefused = ({ without = [] }: Naming) => without.some((word) => own.includes(word));
  const rows = rowOfHead(head)?.rows ?? [];
  return [...new Set(rows.flatMap(({ family, naming }) => (isRefused(naming) ? [] : family)))];
}

/** Whether a word may make another thing of it: `tubo corrugado drenaje`. */
export function hasUnknownWord({ words }: NamedText): boolean {
  return words.some((word) => !/\d/.test(word) && !tradeWord(word) && !factsOf(word).isBeforeHead);
}

/** How surely a text names a kind. */
const ranks = { none: 0, head: 1, sign: 2, word: 3 } as const;

function rankOf(
  { words = [], signs = [], without = [] }: Naming,
  named: readonly string[],
  isRound: boolean,
): number {
  const has = (word: string) =>
    named.some((other) => other === word || other.startsWith(`${word}-`));
  // A diameter hints at a round section.
  const isHinted = (word: string) => has(word) || (isRound && word === roundShape);
  if (without.some(isHinted)) return ranks.none;
  if (words.some(has)) return ranks.word;
  if (words.some(isHinted) || signs.some(has)) return ranks.sign;
  return words.length + signs.length === 0 ? ranks.head : ranks.none;
}

interface HeadRow {
  head: string;
  rows: { family: Family; naming: Naming }[];
}

const headRows = new Map<string, HeadRow>();
for (const { name, namings } of kinds) {
  for (const naming of namings) {
    const { head } = naming;
    const row = headRows.get(head) ?? { head, rows: [] };
    row.rows.push({ family: name, naming });
    headRows.set(head, row);
  }
}

const rowOfHead = dictionary([...headRows.values()], ({ head }) => [head]);

/** Whether a word names a kind by itself or with others: `ipe`, `perfil`. */
export const isKindWord = (word: string): boolean => rowOfHead(word) !== null;

/** Whether a text begins as steel does, also where its kind is not certain: `TUBO 40`, `TUBO PVC`. */
export function namesSection({ head }: NamedText): boolean {
  return rowOfHead(head) !== null;
}

/** Whether the product itself is of another material; not `TUBO PARA VAPOR`. */
export function isOtherThanSteel({ head, own }: NamedText): boolean {
  return own.some((word) => factsOf(word).isOther && !(isTubeEnd(word) && isTube(head)));
}

export function variantOf({ words, tokens }: NamedText, family: Family | null): Variant | null {
  const kind = kindOf({ family });
  // The ribs of a bar are no pattern of a sheet.
  if (kind?.form === 'bar') return null;
  for (const [word, variant] of variants) if (words.includes(word)) return variant;
  return kind?.variantOf(tokens) ?? null;
}

const variants = Object.entries(variantOfWord);

/** The finish of steel that a text names; null without one. */
export function finishOf(tokens: readonly Token[]): Finish | null {
  return finishNamed(canonicalWords(tokens), true);
}

/** Of several, a coating decides. */
const finishes = ['GALV.', 'INOX', 'LAF', 'LAC', 'NEGRO'] as const;

/** @returns NEGRO only for steel, since paint is black too */
export function finishNamed(words: readonly string[], isSteel: boolean): Finish | null {
  let found: Finish | null = null;
  const hasBlack = isSteel && !words.some(isPainted);
  for (const word of words) {
    const finish = finishOfName.get(word);
    if (!finish || (finish === 'NEGRO' && !hasBlack)) continue;
    if (!found || finishes.indexOf(finish) < finishes.indexOf(found)) found = finish;
  }
  return found;
}

/** The word of the lexicon for a finish. */
export function wordOfFinish(finish: Finish): string {
  const [word = ''] = Object.entries(finishOfWord).find(([, named]) => named === finish) ?? [];
  return word;
}
const finishOfName: ReadonlyMap<string, Finish> = new Map(Object.entries(finishOfWord));

/** Whether a word only names a finish. */
export function isFinishWord(word: string, family: Family | null): boolean {
  const finish = finishOfName.get(tradeWord(word)?.word ?? word);
  return finish !== undefined && (family !== null || finish !== 'NEGRO');
}

/** Whether steel is uncoated, which a name may leave open. */
export function isBlack(finish: Finish | null): boolean {
  return finish !== 'GALV.' && finish !== 'INOX';
}
