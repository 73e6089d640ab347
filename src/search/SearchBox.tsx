import { useCombobox } from 'downshift';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { limits } from '../config.ts';
import type { ProductSummary } from '../graphql/queries.ts';
import { isSearchPath, paths } from '../paths.ts';
import { Status } from '../ui/Status.tsx';
import { productMatcher } from './product-matcher.ts';
import styles from './SearchBox.module.css';
import { type SearchItem, SearchPanel } from './SearchPanel.tsx';

interface SearchBoxProps {
  /** The whole catalogue in brief; empty while it loads and when it cannot be had. */
  products: readonly ProductSummary[];
  /** Descriptions that happen to be known, by product id; read when the box gets the focus. */
  knownDescriptions: () => ReadonlyMap<number, string>;
}

/** The header's search: live results below the field (an ARIA combobox), all of them on Enter. */
export function SearchBox({ products, knownDescriptions }: SearchBoxProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const formRef = useRef<HTMLFormElement>(null);
  const [query, setQuery] = useState('');
  const [descriptions, setDescriptions] = useState<ReadonlyMap<number, string> | null>(null);

  // Prepared when the visitor turns to the box, not on every page that has a header.
  const find =
    descriptions &&
    productMatcher(
      products.map((product) => ({
        ...product,
        description: descriptions.get(product.id) ?? null,
      })),
    );
  const matches = find ? find(query) : [];
  const items: SearchItem[] = matches
    .slice(0, limits.searchRows)
    .map((product) => ({ kind: 'product', product }));
  if (matches.length > 0) items.push({ kind: 'all', count: matches.length });

  const showAll = () => {
    const term = query.trim();
    if (term === '') return;
    combobox.closeMenu();
    navigate(paths.search(term), { replace: true });
  };

  const combobox = useCombobox({
    items,
    inputValue: query,
    itemToString: (item) => (item?.kind === 'product' ? (item.product.name ?? '') : query),
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      if (selectedItem.kind === 'all') showAll();
      else {
        setQuery('');
        navigate(paths.product(selectedItem.product.id));
      }
    },
    selectedItem: null,
  });

  const { closeMenu } = combobox;
  useEffect(() => {
    if (isSearchPath(location.pathname)) {
      setQuery('');
      closeMenu();
    }
  }, [location.pathname, closeMenu]);

  const open = combobox.isOpen && query.trim() !== '' && items.length > 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to the browsers of old phones
    <form
      ref={formRef}
      role="search"
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        showAll();
      }}
    >
      <input
        {...combobox.getInputProps({
          'aria-label': 'Buscar productos',
          // downshift keeps the text by an effect, which moves the caret; the change itself does not.
          onChange: (event) => setQuery(event.currentTarget.value),
          onFocus: () => setDescriptions(knownDescriptions()),
          onKeyDown: (event) => {
            // With no row chosen Enter is the form's, which downshift would keep from it.
            const chosen = open && combobox.highlightedIndex >= 0;
            if (event.key === 'Enter' && !chosen) {
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            }
          },
        })}
        className={styles.field}
        type="search"
        enterKeyHint="search"
        placeholder="Buscar productos..."
        autoComplete="off"
        spellCheck={false}
      />
      <button type="submit" className={styles.submit} aria-label="Buscar">
        <Search aria-hidden="true" size={22} />
      </button>
      <SearchPanel
        open={open}
        items={items}
        query={query}
        highlighted={combobox.highlightedIndex}
        menuProps={combobox.getMenuProps({ 'aria-label': 'Resultados de la búsqueda' })}
        itemProps={(item, index) => combobox.getItemProps({ item, index })}
      />
      <Status>{announcement(query, matches.length, products.length)}</Status>
    </form>
  );
}

function announcement(query: string, found: number, known: number): string {
  if (query.trim() === '' || known === 0) return '';
  if (found === 0) return 'Sin coincidencias';
  return found === 1 ? '1 coincidencia' : `${found} coincidencias`;
}
