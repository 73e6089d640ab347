import { memoizeWeak } from '../../lib/memoize.ts';
import { ofWords } from '../lexicon/function-words.ts';
import { negations } from '../lexicon/remarks.ts';
import type { UseRow } from '../lexicon/uses.ts';
import { bareRebar, type Finish } from '../lexicon/words.ts';
import { isPart, withoutPart } from '../line/building-parts.ts';
import { withNamedHead } from '../product/named-head.ts';
import { readSteel, type SteelAttributes } from '../product/read-item.ts';
import { finishOf } from '../product/vocabulary.ts';
import { canonicalWords } from '../text/canonical-words.ts';
import { readText } from '../text/normalize.ts';
import { withFigures } from '../text/number-words.ts';
import type { Phrase } from '../text/phrase.ts';
import { tokensOf } from '../text/tokens.ts';
import { tradeWord } from '../text/trade-word.ts';
import { withBarSizes } from './bar-numbers.ts';
import { isMaterial, isMeaningless } from './meaningless.ts';
import type { Term } from './term.ts';
import { termsOf, wordTerm } from './terms.ts';
import { withUses } from './uses.ts';

/** What a phrase asks for: a search, a line, or a line with what its heading and columns say. */
export interface Asked {
  /** Without the part of a building and words that mean nothing for the choice. */
  tokens: Phrase;
  attributes: SteelAttributes;
  /** The words and numbers of the product. */
  terms: readonly Term[];
  /** Also those of the building that it is for, which may describe a product: `para portón`. */
  searched: readonly Term[];
  /** What it names by its use: `no se oxide`. */
  uses: readonly UseRow[];
  /** Finishes that it refuses: `no galvanizado`. */
  refused: readonly Finish[];
  /** Index of the first number in `tokens`; their count without one. */
  firstNumber: number;
}

export const readAsked = memoizeWeak((phrase: Phrase): Asked => {
  const { tokens: served, uses } = withUses(phrase);
  const { tokens: all, refused } = withoutRefused(served);
  const product = withoutPart(all);
  const named = withBarSizes(withNamedHead(product));
  const tokens = named.filter((token, at) => !isMeaningless(named, token, at));
  const attributes = readSteel(tokens);
  const first = tokens.findIndex(({ kind }) => kind === 'number');
  const part = all.slice(0, all.length - product.length);
  const own = [...ownTerms(tokens, attributes), ...impliedTerms(tokens)];
  return {
    tokens,
    attributes,
    terms: own.filter((term) => !isBuildingUse(term)),
    searched: part.length === 0 ? own : [...termsOf(part, attributes), ...own],
    uses,
    refused,
    firstNumber: first === -1 ? tokens.length : first,
  };
});

/** What a search as typed asks for. */
export function readQuery(query: string): Asked {
  return readAsked(tokensOf(withFigures(readText(query)).text));
}

/** The terms without the steel of `tubo cuadrado de fierro`. */
function ownTerms(tokens: Phrase, attributes: SteelAttributes): Term[] {
  const named = tokens.filter((token, at) => !isMaterial(tokens, token, at));
  return termsOf(named, attributes).map((term) => {
    const token = named[term.at];
    return token ? { ...term, at: tokens.indexOf(token) } : term;
  });
}

/** Without the finishes behind a negation: `no galvanizado`, `que no sea inox`. */
function withoutRefused(tokens: Phrase): { tokens: Phrase; refused: Finish[] } {
  const at = tokens.findIndex(({ kind, text }) => kind === 'word' && negations.includes(text));
  const behind = at === -1 ? [] : tokens.slice(at + 1, at + 4);
  const place = behind.findIndex((token) => finishOf([token]) !== null);
  const finish = finishOf(behind.slice(place, place + 1));
  if (place === -1 || finish === null) return { tokens, refused: [] };
  return { tokens: [...tokens.slice(0, at), ...tokens.slice(at + place + 2)], refused: [finish] };
}

/** `para cerco`: where it is built in decides nothing. */
function isBuildingUse(term: Term): boolean {
  return term.kind === 'words' && term.isUse && term.text.split(' ').every(isPart);
}

/** `fierro 1/2` and `varilla 3/8` are rebar. */
function impliedTerms(tokens: Phrase): Term[] {
  const [head] = canonicalWords(tokens);
  const behind = tokens.slice(1).filter(({ text }) => !ofWords.includes(text));
  const hasSize = behind[0]?.kind === 'number';
  const isBare = bareRebar.words.some((word) => word === head);
  const numbers = tokens.filter((token) => token.kind === 'number' && token.unit?.unit !== 'm');
  const isShaped = tokens.some(
    (token) => token.kind === 'word' && tradeWord(token.text)?.role === 'shape',
  );
  return isBare && hasSize && numbers.length <= 2 && !isShaped ? [wordTerm([bareRebar.shape])] : [];
}
