import { lastIndex } from '../lib/last-index.ts';
import { wordList } from './dictionary.ts';
import { beforeHead, type Family, type FamilyRow, familyRows } from './lexicon/families.ts';
import { finishOfWord, tradePhrases } from './lexicon/words.ts';
import { stem } from './stem.ts';
import type { Token } from './tokens.ts';
import { isOtherMaterial, tradeWord } from './trade-word.ts';

export type Finish = 'LAF' | 'LAC' | 'GALV.' | 'NEGRO' | 'INOX';

export type Variant = 'checkered' | 'welded' | 'expanded';

const isBeforeHead = wordList(beforeHead);

/** The words of a text as the lexicon writes them, phrases joined; grades by their letters too. */
export function canonicalWords(tokens: readonly Token[]): string[] {
  const words = tokens.flatMap((token) => {
    if (token.kind === 'word') return [tradeWord(token.text)?.word ?? token.text];
    if (token.kind !== 'code') return [];
    const [system = ''] = token.text.split(' ');
    return [system === 'INOX' ? 'inoxidable' : system];
  });
  return joinPhrases(words);
}

const skipped = ['en', 'al', 'a', 'de', 'por'];

function joinPhrases(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const [at, word] of words.entries()) {
    const last = lastIndex(joined, (one) => !skipped.includes(one));
    const phrase = tradePhrases[`${stem(joined[last] ?? '')} ${stem(word)}`];
    if (phrase === undefined) joined.push(words[at] ?? '');
    else joined.splice(last, joined.length - last, phrase);
  }
  return joined;
}

/** What follows these words is another product: `para tubo`. */
const uses = ['para', 'p'];

/** The families that the words of a text name; several where the sizes must decide. */
export function familiesOf(tokens: readonly Token[]): readonly Family[] {
  const { head, words } = headOf(tokens);
  if (head === undefined) return [];
  const hasDiameter = words.includes('diam') || words.includes('diametro');
  const named = hasDiameter ? [...words, 'redondo'] : words;
  const row = familyRows.find((one) => fits(one, head, named));
  return row?.families ?? inferred(head, tokens);
}

/** The word that names the product, and all words up to its use. */
function headOf(tokens: readonly Token[]): { head: string | undefined; words: readonly string[] } {
  const all = canonicalWords(tokens);
  const use = all.findIndex((word) => uses.includes(word));
  const words = use === -1 ? all : all.slice(0, use);
  return { head: words.find((word) => !isBeforeHead(word)), words };
}

const heads = new Set(familyRows.map(({ head }) => head));

/** Whether a text names steel, also where its family is not certain: `TUBO 40`. */
export function namesSteel(tokens: readonly Token[]): boolean {
  return heads.has(headOf(tokens).head ?? '') || isOtherThanSteel(tokens);
}

function fits(row: FamilyRow, head: string, words: readonly string[]): boolean {
  if (row.head !== head) return false;
  const has = (word: string) => words.some((one) => one === word || one.startsWith(`${word}-`));
  return (!row.with || row.with.some(has)) && !row.without?.some(has);
}

/** `VARILLA 1/2 X 9`, `BARRAS DE ACERO`: a bar as long as rebar is sold. */
function inferred(head: string, tokens: readonly Token[]): readonly Family[] {
  const isBar = head === 'varilla' || head === 'barra' || head === 'fierro';
  const hasGrade = tokens.some((token) => token.kind === 'code' && token.text.startsWith('G60'));
  return isBar && hasGrade ? ['rebar'] : [];
}

export function isOtherThanSteel(tokens: readonly Token[]): boolean {
  return tokens.some((token) => token.kind === 'word' && isOtherMaterial(token.text));
}

export function variantOf(tokens: readonly Token[], family: Family | null): Variant | null {
  const words = canonicalWords(tokens);
  if (words.includes('estriado')) return 'checkered';
  if (words.includes('expandido')) return 'expanded';
  const hasCode =
    family === 'mesh' && tokens.some((token) => token.kind === 'code' && /^Q\d/.test(token.text));
  return words.includes('electrosoldado') || hasCode ? 'welded' : null;
}

/** @returns null without a finish; NEGRO only for sections, since paint is black too */
export function finishOf(tokens: readonly Token[], family: Family | null): Finish | null {
  const finishes = canonicalWords(tokens).flatMap((word) =>
    word in finishOfWord ? [finishOfWord[word as keyof typeof finishOfWord]] : [],
  );
  const ordered = (['GALV.', 'INOX', 'LAF', 'LAC'] as const).find((one) => finishes.includes(one));
  return ordered ?? (family && finishes.includes('NEGRO') ? 'NEGRO' : null);
}

/** Whether steel is uncoated, which a name may leave open. */
export function isBlack(finish: Finish | null): boolean {
  return finish !== 'GALV.' && finish !== 'INOX';
}
