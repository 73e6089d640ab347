import { useMemo } from 'react';
import {
  type ProductSummary,
  useKnownDescriptions,
  useProductSummaries,
  useSearchProducts,
} from '../graphql/queries.ts';
import { rowsOf, type ViewState } from '../lib/view-state.ts';
import { mergeResults } from '../search/merge-results.ts';
import { useSearch } from '../search/use-search.ts';

const none: readonly ProductSummary[] = [];
const noWords: readonly string[] = [];

interface SearchResults {
  /** Best first, each product once. */
  view: ViewState<readonly ProductSummary[]>;
  dropped: readonly string[];
}

/**
 * Merges the results of the browser with those of the backend; shown as soon as either is ready.
 */
export function useSearchResults(term: string): SearchResults {
  const remote = useSearchProducts(term);
  const summaries = useProductSummaries();
  const knownDescriptions = useKnownDescriptions();
  const products = rowsOf(summaries);
  const search = useSearch({ products, knownDescriptions }, 1);
  const local = useMemo(() => search?.(term) ?? null, [search, term]);

  const found = rowsOf(remote);
  const joined = useMemo(() => mergeResults(local?.products ?? none, found), [local, found]);
  const isSearching = summaries.status === 'loading' || (products.length > 0 && !search);
  // Backend results match all words, so nothing was dropped.
  const dropped = found.length > 0 ? noWords : (local?.dropped ?? noWords);

  if (remote.status === 'error') return { view: remote, dropped: noWords };
  if (joined.length > 0 && !isSearching) {
    const failure = remote.status === 'ready' ? remote.failure : null;
    return { view: { status: 'ready', data: joined, failure }, dropped };
  }
  const isEmpty = remote.status === 'empty' && !isSearching;
  return { view: { status: isEmpty ? 'empty' : 'loading' }, dropped: noWords };
}
