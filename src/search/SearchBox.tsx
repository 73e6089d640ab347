import { Search } from 'lucide';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { searchBoxTexts } from '../content/search-box.ts';
import { searchHelp } from '../content/search-help.ts';
import { oneLine } from '../lib/clean-text.ts';
import { limits } from '../lib/limits.ts';
import { paths } from '../navigation/paths.ts';
import type { SearchResult } from '../trade/index.ts';
import { SectionBoundary } from '../ui/ErrorBoundary.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import styles from './SearchBox.module.css';
import { useCombobox } from './use-combobox.ts';
import { type SearchSource, useSearch } from './use-search.ts';

const LazySearchPanel = lazyComponent(() => import('./SearchPanel.tsx'));

interface SearchBoxProps extends SearchSource {
  /** Called when several lines are pasted, which the field would join. */
  onList: (text: string) => void;
}

export function SearchBox({ onList, ...source }: SearchBoxProps) {
  const { query, type, clear, prepare, result, shown, combobox, showAll } = useSearchField(source);
  return (
    // biome-ignore lint/a11y/useSemanticElements: old browsers do not support <search>
    <form
      role="search"
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        showAll();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) combobox.close();
      }}
    >
      <input
        {...combobox.inputProps}
        aria-label={searchBoxTexts.label}
        className={styles.field}
        enterKeyHint="search"
        placeholder={searchBoxTexts.placeholder}
        value={query}
        onChange={(event) => type(event.currentTarget.value)}
        onPaste={(event) => {
          const list = event.clipboardData.getData('text/plain');
          if (list.trim().split(/[\r\n]+/).length < 2) return;
          event.preventDefault();
          clear();
          onList(list);
        }}
        onFocus={() => {
          prepare();
          void LazySearchPanel.preload();
        }}
      />
      <button type="submit" className={styles.submit} aria-label={searchBoxTexts.submit}>
        <Icon of={Search} size={22} />
      </button>
      <SectionBoundary>
        {result && (
          <LazySearchPanel products={shown} result={result} query={query} combobox={combobox} />
        )}
      </SectionBoundary>
      <LiveRegion>{result && query.trim() !== '' && announcement(result, query)}</LiveRegion>
    </form>
  );
}

/** The typed search, its result, and the list that shows the first products of it. */
function useSearchField(source: SearchSource) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query, setQuery] = useState('');
  const [focused, setFocused] = useState(0);
  const search = useSearch(source, focused);
  // Not again when an arrow key moves the selection.
  const result = useMemo(() => search?.find(query, limits.searchRows) ?? null, [search, query]);
  const shown = result?.products.slice(0, limits.searchRows) ?? [];

  function clear() {
    setQuery('');
    combobox.close();
  }
  const type = (typed: string) => {
    setQuery(typed);
    combobox.show();
  };
  const showAll = () => {
    const term = oneLine(query);
    if (term === '') return;
    clear();
    navigate(paths.search(term), { replace: true });
  };
  const combobox = useCombobox({
    // The last row leads to all results.
    count: shown.length > 0 ? shown.length + 1 : 0,
    onChoose: (index) => {
      const product = shown[index];
      if (!product) return showAll();
      setQuery('');
      navigate(paths.product(product.id));
    },
  });

  const clearOnNavigation = useEffectEvent(clear);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each navigation
  useEffect(() => clearOnNavigation(), [pathname]);

  const prepare = () => setFocused((times) => times + 1);
  return { query, type, clear, prepare, result, shown, combobox, showAll };
}

function announcement(result: SearchResult, query: string): string {
  const { count } = result;
  if ([...query.trim()].length > limits.searchTerm) return searchHelp.tooLong;
  if (count === 0) return searchBoxTexts.noMatch;
  const counted = count === 1 ? '1 coincidencia' : `${count} coincidencias`;
  return `${searchHelp.notes(result)} ${counted}`.trim();
}
