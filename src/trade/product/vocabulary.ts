import type { Naming } from '../kinds/kind.ts';
import { type Family, kindOf, kinds } from '../kinds/registry.ts';
import { beforeHead } from '../lexicon/families.ts';
import { useWords } from '../lexicon/function-words.ts';
import { sizeMarkers } from '../lexicon/units.ts';
import {
  type Finish,
  finishOfWord,
  roundShape,
  type Variant,
  variantOfWord,
} from '../lexicon/words.ts';
import { canonicalWords } from '../text/canonical-words.ts';
import { dictionary, wordList } from '../text/dictionary.ts';
import type { Token } from '../text/tokens.ts';
import { isOtherMaterial, tradeWord } from '../text/trade-word.ts';

export type { Finish, Variant } from '../lexicon/words.ts';

const isBeforeHead = wordList(beforeHead);

const diameterMarks: readonly string[] = sizeMarkers.flatMap(({ marks, spellings }) =>
  marks === 'diameter' ? spellings : [],
);

export function isDiameterMark(word: string): boolean {
  return diameterMarks.includes(word);
}

/** The kinds that the words of a text name; several where the sizes must decide. */
export function familiesOf(tokens: readonly Token[]): readonly Family[] {
  const { head, words } = headAndWords(tokens);
  const row = rowOfHead(head ?? '');
  if (!row) return [];
  const isRound = words.some(isDiameterMark);
  const ranked = row.rows.map(({ family, naming }) => ({
    family,
    rank: rankOf(naming, words, isRound),
  }));
  const most = Math.max(...ranked.map(({ rank }) => rank));
  const best = ranked.filter(({ rank }) => rank === most && rank > ranks.none);
  return [...new Set(best.map(({ family }) => family))];
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

/** Whether a text names steel, also where its kind is not certain: `TUBO 40`. */
export function namesSteel(tokens: readonly Token[]): boolean {
  return rowOfHead(headAndWords(tokens).head ?? '') !== null || isOtherThanSteel(tokens);
}

/** Whether the product itself is of another material; not `TUBO PARA VAPOR`. */
export function isOtherThanSteel(tokens: readonly Token[]): boolean {
  return headAndWords(tokens).words.some(isOtherMaterial);
}

export function variantOf(tokens: readonly Token[], family: Family | null): Variant | null {
  const words = canonicalWords(tokens);
  for (const [word, variant] of variants) if (words.includes(word)) return variant;
  return kindOf({ family })?.variantOf(tokens) ?? null;
}

const variants = Object.entries(variantOfWord);

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

/** Whether a word only names a finish. */
export function isFinishWord(word: string, family: Family | null): boolean {
  const [finish] = namedFinish(tradeWord(word)?.word ?? word);
  return finish !== undefined && (family !== null || finish !== 'NEGRO');
}

/** Whether steel is uncoated, which a name may leave open. */
export function isBlack(finish: Finish | null): boolean {
  return finish !== 'GALV.' && finish !== 'INOX';
}
