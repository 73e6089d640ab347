import { Search } from 'lucide';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { limits } from '../config.ts';
import type { ProductSummary } from '../graphql/queries.ts';
import { isSearchPath, paths } from '../paths.ts';
import { Apart } from '../ui/ErrorBoundary.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Status } from '../ui/Status.tsx';
import styles from './SearchBox.module.css';
import { useCombobox } from './use-combobox.ts';
import { type LiveSearch, useLiveSearch } from './use-live-search.ts';

const results = () => import('./SearchPanel.tsx');
const SearchPanel = lazy(async () => ({ default: (await results()).SearchPanel }));

interface SearchBoxProps {
  /** The whole catalogue in brief; empty while it loads and when it cannot be had. */
  products: readonly ProductSummary[];
  /** Descriptions that happen to be known, by product id; read when the box gets the focus. */
  knownDescriptions: () => ReadonlyMap<number, string>;
}

/** The header's search: live results below the field (an ARIA combobox), all of them on Enter. */
export function SearchBox({ products, knownDescriptions }: SearchBoxProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query, setQuery] = useState('');
  const search = useLiveSearch(query, products, knownDescriptions);
  const shown = search.found.slice(0, limits.searchRows);

  function clear() {
    setQuery('');
    combobox.close();
  }

  const showAll = () => {
    const term = query.trim();
    if (term === '') return;
    clear();
    navigate(paths.search(term), { replace: true });
  };

  const combobox = useCombobox({
    // After the products, a row that leads to them all.
    count: shown.length > 0 ? shown.length + 1 : 0,
    onChoose: (index) => {
      const product = shown[index];
      if (!product) return showAll();
      setQuery('');
      navigate(paths.product(product.id));
    },
  });

  // An address of search results may also be entered by a link, or by Back.
  const clearForResults = useEffectEvent(clear);
  useEffect(() => {
    if (isSearchPath(pathname)) clearForResults();
  }, [pathname]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to the browsers of old phones
    <form
      role="search"
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        showAll();
      }}
    >
      <input
        {...combobox.inputProps}
        aria-label="Buscar productos"
        className={styles.field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        placeholder="Buscar productos..."
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          combobox.show();
        }}
        onFocus={() => {
          search.prepare();
          // Whether it can be had shows when it is drawn.
          results().catch(() => {});
        }}
      />
      <button type="submit" className={styles.submit} aria-label="Buscar">
        <Icon of={Search} size={22} />
      </button>
      <Apart>
        <Suspense fallback={null}>
          {search.ready && (
            <SearchPanel products={shown} count={search.count} query={query} combobox={combobox} />
          )}
        </Suspense>
      </Apart>
      <Status>{announcement(query, search)}</Status>
    </form>
  );
}

function announcement(query: string, { ready, count }: LiveSearch): string {
  if (query.trim() === '' || !ready || count === null) return '';
  if (count === 0) return 'Sin coincidencias';
  return count === 1 ? '1 coincidencia' : `${count} coincidencias`;
}
