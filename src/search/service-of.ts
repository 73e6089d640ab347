import { serviceWords } from '../content/service-words.ts';
import { mainWords } from '../trade/index.ts';

/** The service that a search may ask for; null for none. `disco de corte` names a product. */
export function serviceOf(query: string): (typeof serviceWords)[number] | null {
  const asked = mainWords(query);
  const begins = ({ words: beginnings }: (typeof serviceWords)[number]) =>
    asked.some((word) => beginnings.some((beginning) => word.startsWith(beginning)));
  return serviceWords.find(begins) ?? null;
}
