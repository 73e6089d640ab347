import { type ReactNode, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Breadcrumb } from '../catalog/Breadcrumb.tsx';
import { CategorySuggestions } from '../catalog/CategorySuggestions.tsx';
import { ListFailure } from '../catalog/ListFailure.tsx';
import { ListingHeading } from '../catalog/ListingHeading.tsx';
import { ProductGrid, ProductGridSkeleton } from '../catalog/ProductGrid.tsx';
import { limits, publicFile } from '../config.ts';
import { searchMeta } from '../content/meta.ts';
import { useProductSummaries } from '../graphql/ProductSummaries.tsx';
import { type ProductSummary, useCategories, useSearchProducts } from '../graphql/queries.ts';
import { Page } from '../layout/Page.tsx';
import { useComesBackBelowTop } from '../layout/scroll.ts';
import { oneLine } from '../lib/clean-text.ts';
import { decodeRest, paths } from '../paths.ts';
import { productMatcher } from '../search/product-matcher.ts';
import { DataView } from '../ui/DataView.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import styles from './ListingPage.module.css';

/** What the backend finds for a term: /buscar/{nombre}. */
export default function SearchPage() {
  const term = oneLine(decodeRest(useLocation()));
  // Blanks alone are no term; an address without one is not found.
  if (term === '') return <Navigate replace to={paths.search('')} />;
  const length = [...term].length;
  if (length > limits.searchTerm) return <TooLong term={term} length={length} />;
  // The view is rebuilt whenever the address changes.
  return <SearchResults key={term} term={term} />;
}

function SearchResults({ term }: { term: string }) {
  const results = useSearchProducts(term);
  const whole = useComesBackBelowTop();
  return (
    <ResultsPage term={term} count={results.status === 'ready' ? results.data.length : null}>
      <DataView
        state={results}
        loading={() => <ProductGridSkeleton />}
        error={(failure) => <ListFailure {...failure} />}
        empty={() => <NothingFound term={term} whole={whole} />}
        ready={(list) => <ProductGrid products={list} whole={whole} />}
      />
    </ResultsPage>
  );
}

/** A term that is longer than the contract takes; nothing is asked for it. */
function TooLong({ term, length }: { term: string; length: number }) {
  const max = limits.searchTerm;
  const start = `${[...term].slice(0, max).join('')}…`;
  return (
    <ResultsPage term={start} count={null}>
      <EmptyState
        drawing={publicFile('/images/drawings/no-results.svg')}
        title="Su búsqueda es demasiado larga"
      >
        Tiene {length} caracteres y el máximo es {max}. Use menos palabras o escriba solo la medida.
      </EmptyState>
    </ResultsPage>
  );
}

interface ResultsPageProps {
  term: string;
  /** Products listed; null while that is not known. */
  count: number | null;
  children: ReactNode;
}

function ResultsPage({ term, count, children }: ResultsPageProps) {
  return (
    <Page meta={searchMeta(term)}>
      <div className={`page-width ${styles.page}`}>
        <Breadcrumb crumbs={[{ label: 'Inicio', path: paths.home() }, { label: 'Búsqueda' }]} />
        <ListingHeading
          title={
            <>
              Resultados para <span className={styles.term}>{term}</span>
            </>
          }
          count={count}
        />
        {children}
      </div>
    </Page>
  );
}

const none: readonly ProductSummary[] = [];

/** The backend matches names alone; what the catalogue holds besides follows, then the categories. */
function NothingFound({ term, whole }: { term: string; whole: boolean }) {
  const summaries = useProductSummaries();
  const categories = useCategories();
  const products = summaries.status === 'ready' ? summaries.data : none;
  const matches = useMemo(() => productMatcher(products).find(term), [products, term]);
  return (
    <>
      {matches.length > 0 ? (
        <>
          <h2 className={styles.none}>No encontramos productos</h2>
          <p className={styles.lead}>
            Ninguno lleva «{term}» tal cual en su nombre, pero estos coinciden por sus medidas y
            palabras.
          </p>
          <section className={styles.local} aria-labelledby="coincidencias">
            <h2 id="coincidencias">Coincidencias en el catálogo</h2>
            <ProductGrid products={matches} whole={whole} />
          </section>
        </>
      ) : (
        <EmptyState
          drawing={publicFile('/images/drawings/no-results.svg')}
          title="No encontramos productos"
        >
          Revise la ortografía, use menos palabras o escriba solo la medida, como 2&quot; x
          1/4&quot;.
        </EmptyState>
      )}
      <CategorySuggestions categories={categories.status === 'ready' ? categories.data : []} />
    </>
  );
}
