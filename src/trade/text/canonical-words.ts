import { lastIndex } from '../../lib/last-index.ts';
import { memoizeWeak } from '../../lib/memoize.ts';
import { phraseJoints } from '../lexicon/function-words.ts';
import { tradePhrases } from '../lexicon/trade-phrases.ts';
import { systemWords } from '../lexicon/words.ts';
import { stem } from './stem.ts';
import type { Token } from './tokens.ts';
import { tradeWord } from './trade-word.ts';

/** The words of a text as the lexicon writes them, phrases joined; grades by their letters too. */
export const canonicalWords = memoizeWeak((tokens: readonly Token[]): readonly string[] => {
  const words = tokens.flatMap((token) => {
    if (token.kind === 'word') return [tradeWord(token.text)?.word ?? token.text];
    if (token.kind !== 'code') return [];
    const [system = ''] = token.text.split(' ');
    return [systemWords[system] ?? system];
  });
  return joinPhrases(words);
});

function joinPhrases(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const last = endsPhrase.has(stem(word)) ? lastIndex(joined, isNoJoint) : -1;
    const phrase =
      last === -1 ? undefined : tradePhrases[`${stem(joined[last] ?? '')} ${stem(word)}`];
    if (phrase === undefined) joined.push(word);
    else joined.splice(last, joined.length - last, phrase);
  }
  return joined;
}

const isNoJoint = (word: string) => !phraseJoints.includes(word);
const endsPhrase = new Set(Object.keys(tradePhrases).map((phrase) => phrase.split(' ')[1]));
