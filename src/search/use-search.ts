import { useEffect, useState } from 'react';
import type { ProductSummary } from '../graphql/queries.ts';
import { reportError } from '../lib/report.ts';
import type { Search } from './build-search.ts';

export interface SearchSource {
  /** Empty while loading and after a failure. */
  products: readonly ProductSummary[];
  /** By product id; read on each request. */
  knownDescriptions: () => ReadonlyMap<number, string>;
}

/** The last index, shared by search field and results page. */
let prepared: {
  products: readonly ProductSummary[];
  known: number;
  search: Promise<Search>;
} | null = null;

/**
 * Loads the search code and builds the index once it is needed.
 * @param wanted number of requests; each one picks up descriptions loaded since
 * @returns null until ready
 */
export function useSearch(
  { products, knownDescriptions }: SearchSource,
  wanted: number,
  onFailure?: () => void,
): Search | null {
  const [search, setSearch] = useState<Search | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the descriptions on each request
  useEffect(() => {
    if (wanted === 0 || products.length === 0) return;
    const descriptions = knownDescriptions();
    // The number of descriptions only grows.
    if (prepared?.products !== products || prepared.known !== descriptions.size) {
      const earlier = prepared?.products === products ? prepared.search : null;
      const search = import('./build-search.ts').then(async ({ buildSearch, withDescriptions }) =>
        earlier
          ? withDescriptions(await earlier, descriptions)
          : buildSearch(products, descriptions),
      );
      prepared = { products, known: descriptions.size, search };
    }
    prepared.search.then(setSearch).catch((error) => {
      // Retries a failed download on the next request.
      prepared = null;
      onFailure?.();
      reportError('Error preparing search:', error);
    });
  }, [products, wanted]);
  return search;
}
