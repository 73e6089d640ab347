import { serviceWords } from '../content/service-words.ts';
import { fold } from '../lib/fold.ts';
import { forWords, ofWords } from '../trade/lexicon/function-words.ts';

const describing: readonly string[] = [...ofWords, ...forWords];

/** The service that a search may ask for; null for none. `disco de corte` names a product. */
export function serviceOf(query: string): (typeof serviceWords)[number] | null {
  const words = fold(query).split(/[^a-z]+/);
  // Behind «de» or «para», a word only describes the product.
  const asked = words.filter((_, at) => !describing.includes(words[at - 1] ?? ''));
  const begins = ({ words: beginnings }: (typeof serviceWords)[number]) =>
    asked.some((word) => beginnings.some((beginning) => word.startsWith(beginning)));
  return serviceWords.find(begins) ?? null;
}
