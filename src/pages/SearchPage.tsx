import { type ReactNode, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Breadcrumb } from '../catalog/Breadcrumb.tsx';
import { CategorySuggestions } from '../catalog/CategorySuggestions.tsx';
import { ListFailure } from '../catalog/ListFailure.tsx';
import { ListingHeading } from '../catalog/ListingHeading.tsx';
import { Listing, ListingSkeleton } from '../catalog/listing/Listing.tsx';
import type { ListOrder } from '../catalog/listing/list-order.ts';
import { withoutListingState } from '../catalog/listing/listing-url-state.ts';
import { limits } from '../config.ts';
import { searchMeta } from '../content/meta.ts';
import { searchHelp } from '../content/search-help.ts';
import {
  type ProductSummary,
  useCategories,
  useKnownDescriptions,
  useProductSummaries,
  useSearchProducts,
} from '../graphql/queries.ts';
import { Page } from '../layout/Page.tsx';
import { useRestoresScroll } from '../layout/scroll-restoration.ts';
import { oneLine } from '../lib/clean-text.ts';
import { rowsOf, type ViewState } from '../lib/view-state.ts';
import { decodeRest, paths } from '../paths.ts';
import { AddWords } from '../search/AddWords.tsx';
import { DroppedWords } from '../search/DroppedWords.tsx';
import { useSearch } from '../search/use-search.ts';
import { DataView } from '../ui/DataView.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { MessagingLink } from '../ui/MessagingLink.tsx';
import styles from './SearchPage.module.css';

const noProducts = 'No encontramos productos';
const orders: readonly ListOrder[] = ['relevance', 'size', 'name'];

export default function SearchPage() {
  const term = oneLine(decodeRest(withoutListingState(useLocation())));
  // A blank term leads to the 404 page.
  if (term === '') return <Navigate replace to={paths.search('')} />;
  const length = [...term].length;
  if (length > limits.searchTerm) return <TooLong term={term} length={length} />;
  // Resets the view for each term.
  return <SearchResults key={term} term={term} />;
}

function SearchResults({ term }: { term: string }) {
  const found = useSearchResults(term);
  const renderAll = useRestoresScroll();
  const { view, dropped } = found;
  return (
    <ResultsPage
      term={term}
      count={view.status === 'ready' ? view.data.length : null}
      empty={view.status === 'empty' && noProducts}
    >
      <DataView
        state={view}
        loading={() => <ListingSkeleton />}
        error={(failed) => <ListFailure {...failed} />}
        empty={() => <NothingFound term={term} />}
        ready={(list) => (
          <>
            {dropped.length > 0 && <DroppedWords words={dropped} />}
            <Listing products={list} orders={orders} renderAll={renderAll} />
          </>
        )}
      />
    </ResultsPage>
  );
}

/** A term beyond the limit of the schema; nothing is requested. */
function TooLong({ term, length }: { term: string; length: number }) {
  const start = `${[...term].slice(0, limits.clippedTerm).join('')}…`;
  return (
    <ResultsPage term={start} count={null}>
      <EmptyState drawing="no-results" title={searchHelp.tooLong}>
        {searchHelp.tooLongAdvice(length, limits.searchTerm)}
      </EmptyState>
    </ResultsPage>
  );
}

interface ResultsPageProps {
  term: string;
  count: number | null;
  empty?: string | false;
  children: ReactNode;
}

function ResultsPage({ term, count, empty, children }: ResultsPageProps) {
  return (
    <Page meta={searchMeta(term)}>
      <div className="page-width page-content">
        <Breadcrumb crumbs={[{ label: 'Inicio', path: paths.home() }, { label: 'Búsqueda' }]} />
        <ListingHeading
          title={
            <>
              Resultados para{' '}
              <span
                className={styles.term}
                data-long={[...term].length > limits.clippedTerm || undefined}
              >
                {term}
              </span>
            </>
          }
          count={count}
          empty={empty}
        />
        {children}
      </div>
    </Page>
  );
}

function NothingFound({ term }: { term: string }) {
  const categories = useCategories();
  return (
    <>
      <EmptyState
        drawing="no-results"
        title={noProducts}
        actions={
          <>
            <AddWords words={term} />
            <MessagingLink number={searchHelp.number} message={searchHelp.message(term)}>
              {searchHelp.ask}
            </MessagingLink>
          </>
        }
      >
        Revise la ortografía, use menos palabras o escriba solo la medida, como 2&quot; x 1/4&quot;.
      </EmptyState>
      <CategorySuggestions categories={rowsOf(categories)} />
    </>
  );
}

const none: readonly ProductSummary[] = [];
const noWords: readonly string[] = [];

/**
 * Merges the results of the browser with those of the backend; shown as soon as either is ready.
 */
function useSearchResults(term: string): {
  view: ViewState<readonly ProductSummary[]>;
  dropped: readonly string[];
} {
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

export function mergeResults<Product extends { id: number }>(
  local: readonly Product[],
  remote: readonly Product[],
): readonly Product[] {
  const ids = new Set(local.map(({ id }) => id));
  return [...local, ...remote.filter(({ id }) => !ids.has(id))];
}
