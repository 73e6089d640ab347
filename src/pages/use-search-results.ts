import { useMemo } from 'react';
import {
  type ProductSummary,
  useKnownDescriptions,
  useProductSummaries,
  useSearchProducts,
} from '../graphql/queries.ts';
import { rowsOf, type ViewState } from '../lib/view-state.ts';
import { joinResults } from '../search/join-results.ts';
import { useSearch } from '../search/use-search.ts';

const none: readonly ProductSummary[] = [];
const noWords: readonly string[] = [];

interface SearchResults {
  /** What was found in all, each product once, best first. */
  view: ViewState<readonly ProductSummary[]>;
  /** Words that had to be left out. */
  dropped: readonly string[];
}

/**
 * The results of a search: the matches in the catalogue, as the search field counts them, and
 * behind them what the backend alone has found. Shown as soon as either is there.
 */
export function useSearchResults(term: string): SearchResults {
  const remote = useSearchProducts(term);
  const summaries = useProductSummaries();
  const knownDescriptions = useKnownDescriptions();
  const products = rowsOf(summaries);
  const search = useSearch({ products, knownDescriptions }, 1);
  const local = useMemo(() => search?.(term) ?? null, [search, term]);

  const found = rowsOf(remote);
  const joined = useMemo(() => joinResults(local?.products ?? none, found), [local, found]);
  const isSearching = summaries.status === 'loading' || (products.length > 0 && !search);
  // What the backend finds for all words is more than what is found without some of them.
  const dropped = found.length > 0 ? noWords : (local?.dropped ?? noWords);

  if (remote.status === 'error') return { view: remote, dropped: noWords };
  if (joined.length > 0 && !isSearching) {
    const failure = remote.status === 'ready' ? remote.failure : null;
    return { view: { status: 'ready', data: joined, failure }, dropped };
  }
  const isEmpty = remote.status === 'empty' && !isSearching;
  return { view: { status: isEmpty ? 'empty' : 'loading' }, dropped: noWords };
}
