import { useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { CategorySuggestions } from '../catalogue/CategorySuggestions.tsx';
import type { ListOrder } from '../catalogue/listing/list-order.ts';
import { searchMeta } from '../content/meta.ts';
import { searchHelp } from '../content/search-help.ts';
import {
  type ProductSummary,
  useCategories,
  useKnownDescriptions,
  useProductSummaries,
  useSearchProducts,
} from '../graphql/queries.ts';
import { idlePeriod } from '../hooks/use-when-idle.ts';
import { oneLine } from '../lib/clean-text.ts';
import { limits } from '../lib/limits.ts';
import { rowsOf, type ViewState } from '../lib/view-state.ts';
import { decodeRest, paths } from '../navigation/paths.ts';
import { AddWords } from '../search/AddWords.tsx';
import { PhotoHint, ServiceHint } from '../search/SearchHints.tsx';
import { useSearch } from '../search/use-search.ts';
import type { SearchResult } from '../trade/index.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { MessagingLink } from '../ui/MessagingLink.tsx';
import { ListingLayout } from './ListingLayout.tsx';
import styles from './SearchPage.module.css';

const searchOrders: readonly ListOrder[] = ['relevance', 'size', 'name'];

export default function SearchPage() {
  const term = oneLine(decodeRest({ ...useLocation(), search: '' }));
  // A blank term leads to the 404 page.
  if (term === '') return <Navigate replace to={paths.search('')} />;
  const { length } = [...term];
  // The key resets the view for each term.
  if (length <= limits.searchTerm) return <SearchResults key={term} term={term} />;
  // A term beyond the limit of the schema; nothing is requested.
  return (
    <ListingLayout
      {...searchHeading(`${[...term].slice(0, limits.clippedTerm).join('')}…`)}
      products={{ status: 'empty' }}
      orders={searchOrders}
      noProducts={searchHelp.tooLong}
      empty={
        <EmptyState drawing="no-results" title={searchHelp.tooLong}>
          {searchHelp.tooLongAdvice(length, limits.searchTerm)}
        </EmptyState>
      }
    />
  );
}

function SearchResults({ term }: { term: string }) {
  const { view, dropped, order, count } = useSearchResults(term);
  const shown = view.status === 'ready' ? view.data.length : count;
  const notes = [
    searchHelp.notes({ dropped, order }),
    shown < count && searchHelp.firstOf(shown, count),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <ListingLayout
      {...searchHeading(term)}
      products={view}
      orders={searchOrders}
      note={
        <div className={styles.notes}>
          <ServiceHint query={term} />
          {notes !== '' && <p className={`note ${styles.dropped}`}>{notes}</p>}
          {2 * dropped.length >= term.split(' ').length && <PhotoHint query={term} />}
        </div>
      }
      noProducts={searchHelp.nothingFound}
      empty={<NothingFound term={term} />}
    />
  );
}

function searchHeading(term: string) {
  const title = (
    <>
      {searchHelp.resultsFor} <span className={styles.term}>{term}</span>
    </>
  );
  return { meta: searchMeta(term), crumb: searchHelp.crumb, title, subject: term };
}

function NothingFound({ term }: { term: string }) {
  const categories = useCategories();
  return (
    <>
      <ServiceHint query={term} />
      <EmptyState
        drawing="no-results"
        title={searchHelp.nothingFound}
        actions={
          <>
            <AddWords words={term} />
            <MessagingLink
              number={searchHelp.number}
              message={searchHelp.message(term)}
              label={searchHelp.ask}
            />
          </>
        }
      >
        {searchHelp.advice}
      </EmptyState>
      <div className={`stack centered ${styles.photo}`}>
        <PhotoHint query={term} />
      </div>
      <CategorySuggestions categories={rowsOf(categories)} />
    </>
  );
}

const noWords: readonly string[] = [];

/**
 * Merges the results of the browser with those of the backend. Those that are there first are shown
 * and stay in place; the others are added after them.
 */
function useSearchResults(term: string): {
  view: ViewState<readonly ProductSummary[]>;
  dropped: readonly string[];
  order: SearchResult['order'];
  /** How many the browser finds, also where it shows the first of them only. */
  count: number;
} {
  const remote = useSearchProducts(term);
  const summaries = useProductSummaries();
  const knownDescriptions = useKnownDescriptions();
  const products = rowsOf(summaries);
  const search = useSearch({ products, knownDescriptions }, 1);
  const local = useMemo(() => search?.find(term, limits.searchResults) ?? null, [search, term]);
  const isIdle = useFirstIdlePeriod();

  const found = rowsOf(remote);
  const isSearching = summaries.status === 'loading' || (products.length > 0 && !search);
  const [first, setFirst] = useState<'local' | 'remote' | null>(null);
  if (!first && !isSearching) setFirst('local');
  else if (!first && isIdle && found.length > 0) setFirst('remote');
  const joined = useMemo(() => {
    const matches = local?.products ?? [];
    return first === 'remote' ? mergeResults(found, matches) : mergeResults(matches, found);
  }, [local, found, first]);
  // Backend results match all words, so nothing was dropped.
  const dropped = (found.length === 0 && local?.dropped) || noWords;
  const order = (found.length === 0 && local?.order) || null;
  const count = local?.count ?? 0;

  if (remote.status === 'error') return { view: remote, dropped: noWords, order: null, count };
  if (joined.length > 0 && first) {
    const failure = remote.status === 'ready' ? remote.failure : null;
    return { view: { status: 'ready', data: joined, failure }, dropped, order, count };
  }
  const isEmpty = remote.status === 'empty' && !isSearching;
  return { view: { status: isEmpty ? 'empty' : 'loading' }, dropped: noWords, order: null, count };
}

/** Becomes true when the browser is idle: an index that exists has answered by then, and ranks better. */
function useFirstIdlePeriod(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => void idlePeriod({ timeout: 100 }).then(() => setIdle(true)), []);
  return isIdle;
}

/** @param added follow the shown ones; of a product in both, the shown one is kept */
export function mergeResults<Product extends { id: number }>(
  shown: readonly Product[],
  added: readonly Product[],
): readonly Product[] {
  const ids = new Set(shown.map(({ id }) => id));
  return [...shown, ...added.filter(({ id }) => !ids.has(id))];
}
