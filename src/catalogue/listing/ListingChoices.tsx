import { LayoutGrid, List } from 'lucide';
import { useId } from 'react';
import { orderLabels, listingTexts as texts } from '../../content/listing.ts';
import { useWindowUpTo } from '../../hooks/use-media-query.ts';
import { distances } from '../../lib/limits.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Listing.module.css';
import type { ListOrder } from './list-order.ts';
import type { ListingState, ListView } from './listing-url-state.ts';

const viewChoices = [
  { view: 'cards', label: texts.cards, icon: LayoutGrid },
  { view: 'table', label: texts.table, icon: List },
] as const;

interface ListingChoicesProps {
  orders: readonly ListOrder[];
  order: ListOrder;
  view: ListView;
  onChange: (part: Partial<ListingState>) => void;
}

export function ListingChoices({ orders, order, view, onChange }: ListingChoicesProps) {
  const id = useId();
  // On a phone the words are for screen readers.
  const word = useWindowUpTo(distances.phone) ? 'visually-hidden' : undefined;
  return (
    <>
      <div className={`row ${styles.order}`}>
        <label htmlFor={id} className={word}>
          {texts.order}
        </label>
        <select
          id={id}
          className={styles.select}
          value={order}
          onChange={({ currentTarget }) => {
            const chosen = orders.find((listOrder) => listOrder === currentTarget.value);
            if (chosen) onChange({ order: chosen === orders[0] ? null : chosen, more: 0 });
          }}
        >
          {orders.map((listOrder) => (
            <option key={listOrder} value={listOrder}>
              {orderLabels[listOrder]}
            </option>
          ))}
        </select>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its legend on the border */}
      <div className={styles.views} role="group" aria-label={texts.view}>
        {viewChoices.map(({ view: choice, label, icon }) => (
          <button
            key={choice}
            type="button"
            className={styles.view}
            aria-pressed={choice === view}
            onClick={() => onChange({ view: choice })}
          >
            <Icon of={icon} size={18} />
            <span className={word}>{label}</span>
          </button>
        ))}
      </div>
    </>
  );
}
