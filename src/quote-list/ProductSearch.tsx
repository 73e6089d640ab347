import { useState } from 'react';
import { pasteList as texts } from '../content/paste-list.ts';
import { limits } from '../lib/limits.ts';
import type { Search } from '../search/build-search.ts';
import { useCombobox } from '../search/use-combobox.ts';
import type { FoundProduct } from '../trade/index.ts';
import { choiceName } from './choice-name.ts';
import styles from './ProductSearch.module.css';

interface ProductSearchProps {
  label: string;
  search: Search;
  onChoose: (product: FoundProduct) => void;
}

/** Finds the product of one line without leaving the list. */
export function ProductSearch({ label, search, onChoose }: ProductSearchProps) {
  const [query, setQuery] = useState('');
  const products = query.trim() === '' ? [] : search.find(query).products;
  const found = products.slice(0, limits.listMatches);
  const { open, shown, highlighted, show, close, inputProps, listProps, optionProps } = useCombobox(
    {
      count: found.length,
      onChoose: (index) => {
        const product = found[index];
        if (product) onChoose(product);
      },
    },
  );
  return (
    <div className={styles.search}>
      <input
        {...inputProps}
        className={styles.field}
        aria-label={label}
        placeholder={texts.searchHint}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          show();
        }}
        onKeyDown={(event) => {
          // Escape closes the list, not the dialog.
          if (event.key === 'Escape' && open) event.preventDefault();
          inputProps.onKeyDown(event);
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // Enter chooses the first match, and never submits the list.
          event.preventDefault();
          if (open && highlighted === -1 && found[0]) onChoose(found[0]);
        }}
        onBlur={close}
      />
      {open && (
        <ul {...listProps} className={styles.matches} aria-label={texts.matches}>
          {found.map((product, index) => (
            <li {...optionProps(index)} key={product.id} className={styles.match}>
              {choiceName(product, found)}
            </li>
          ))}
        </ul>
      )}
      {shown && query.trim() !== '' && found.length === 0 && (
        <p className={`note ${styles.none}`} role="status">
          {texts.noMatch}
        </p>
      )}
    </div>
  );
}
