import { serviceTerms } from '../content/search-terms.ts';
import { type ServiceSlug, serviceSlugs } from '../lib/service-slug.ts';
import { parseQuery } from './search-query.ts';
import { stem } from './words.ts';

const services = new Map(
  serviceSlugs.flatMap((slug) => serviceTerms[slug].map((word) => [stem(word), slug] as const)),
);

/** The service named by the first significant word; null for none. */
export function matchService(query: string): ServiceSlug | null {
  const [first] = parseQuery(query);
  return (first?.kind === 'words' && services.get(stem(first.text))) || null;
}
