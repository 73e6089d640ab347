import { nameWithBrand } from '../../lib/brand.ts';
import type { Asked } from '../asked/asked.ts';
import type { WordTerm } from '../asked/term.ts';
import { resemblingWords } from '../lexicon/uses.ts';
import { numbers } from '../numbers.ts';
import type { FoundProduct } from '../product/found-product.ts';
import { type ProductAttributes, readProductName } from '../product/read-item.ts';
import { isBlack } from '../product/vocabulary.ts';
import { indexName } from '../search/indexed-name.ts';
import { wordList } from '../text/dictionary.ts';
import { type Phrase, writtenOf } from '../text/phrase.ts';
import { scoreMisspelling, scoreWord } from '../text/score-word.ts';
import { stem } from '../text/stem.ts';
import { tradeWord } from '../text/trade-word.ts';

/** Words of a line that are taken for others of the product: a synonym, a use, a misspelling. */
export interface TakenWords {
  /** As written. */
  words: string;
  /** The word that names the product. */
  as: string;
}

/** The words that the name of a product does not say and none of its attributes explains. */
export function takenWords(
  asked: Asked,
  product: FoundProduct,
  dropped: readonly string[],
): TakenWords[] {
  const attributes = readProductName(product.name);
  const own = indexName(nameWithBrand(product)).words;
  return asked.terms.flatMap((term) => {
    if (term.kind !== 'words' || term.text === '' || dropped.includes(term.text)) return [];
    const phrase = phraseOfTerm(asked, term);
    const isSaid = isWritten(phrase) && (isIn(term, own) || isExplained(term, asked, attributes));
    if (isSaid || phrase.length === 0) return [];
    return { words: writtenOf(phrase), as: meantBy(term, own) };
  });
}

/** The words of a name that a term means: those of a synonym, else the most similar one. */
function meantBy({ text, alternatives }: WordTerm, own: readonly string[]): string {
  const meant = alternatives.slice(1).find((words) => words.every((word) => own.includes(word)));
  if (meant) return meant.join(' ');
  const similarity = (name: string) =>
    Math.max(scoreWord(text, name), scoreMisspelling(text, name));
  const scored = own.map((name) => ({ name, score: similarity(name) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored.find(({ score }) => score === best && score > 0)?.name ?? own[0] ?? '';
}

const isResembling = wordList(resemblingWords);

/** Whether a line names a thing that its nearest products only resemble, as a primer. */
export function namesResembling({ terms }: Asked, { name }: FoundProduct): boolean {
  const own = indexName(name ?? '').words;
  return terms.some(
    (term) => term.kind === 'words' && term.text.split(' ').some(isResembling) && !isIn(term, own),
  );
}

/** The words of a term; empty for an implied one and for single letters. */
function phraseOfTerm({ tokens }: Asked, { text, at }: WordTerm): Phrase {
  const words = text.split(' ');
  const behind = tokens.slice(at).filter(({ kind }) => kind === 'word');
  const phrase = behind.slice(0, words.length);
  const isOwn =
    tokens[at] === phrase[0] && words.every((word, place) => phrase[place]?.text === word);
  // `L 2 x 2` names its shape.
  return isOwn && /\p{L}{2}/u.test(writtenOf(phrase)) ? phrase : [];
}

/** Whether words are as written, not those of a use: `techar`. */
function isWritten(phrase: Phrase): boolean {
  return phrase.every(({ text, source, start, end }) =>
    isSameWord(source.plain.slice(start, end), text),
  );
}

function isSameWord(written: string, read: string): boolean {
  const canonical = (word: string) => stem(tradeWord(word)?.word ?? word);
  return written === '' || canonical(written) === canonical(read);
}

function isIn({ alternatives, text }: WordTerm, own: readonly string[]): boolean {
  const typed = text.split(' ').map((word) => tradeWord(word)?.word ?? word);
  const spellings = [alternatives[0] ?? [], typed];
  return spellings.some((words) =>
    words.every((word) => own.some((name) => scoreWord(word, name) >= numbers.words.begun)),
  );
}

/** Kind and finish of steel explain words that its name does not have: `varilla`, `negro`. */
function isExplained({ text }: WordTerm, asked: Asked, product: ProductAttributes): boolean {
  if (product.family === null) return false;
  const isKind = asked.attributes.family === product.family;
  return text.split(' ').every((word) => {
    const role = tradeWord(word)?.role;
    if (role === 'finish') return isBlack(product.finish) || asked.attributes.finish !== null;
    return isKind && role !== 'quality';
  });
}
