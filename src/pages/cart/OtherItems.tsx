import { X } from 'lucide';
import { Suspense } from 'react';
import { useCart } from '../../cart/cart-store.ts';
import { pasteList as texts } from '../../content/paste-list.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './OtherItems.module.css';

const LazyUnresolvedItems = lazyComponent(() => import('../../quote-list/UnresolvedItems.tsx'));

/** What the buyer wrote and has no product yet. */
export function OtherItems() {
  const items = useCart((cart) => cart.others);
  const areStored = useCart((cart) => cart.areOthersStored);
  if (items.length === 0) return null;
  const asWritten = <ItemsAsWritten items={items} />;
  return (
    <section className={`stack gap-4 panel ${styles.others}`} aria-label={texts.others}>
      {!areStored && <Notice tone="error">{texts.unstored}</Notice>}
      <ErrorBoundary fallback={asWritten}>
        <Suspense fallback={asWritten}>
          <LazyUnresolvedItems items={items} fallback={asWritten} />
        </Suspense>
      </ErrorBoundary>
    </section>
  );
}

/** Without the catalogue. */
function ItemsAsWritten({ items }: { items: readonly string[] }) {
  const remove = useCart((cart) => cart.removeOther);
  return (
    <div className="stack gap-1">
      <h2 className="title-small">{texts.others}</h2>
      <p className="note">{texts.othersHint}</p>
      <ul>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a repeated line is equal to the other
          <li key={index} className={styles.item}>
            <span>{item}</span>
            <IconButton
              label={texts.remove(item)}
              onClick={({ currentTarget }) => {
                // The last row unmounts.
                const before = currentTarget.closest('li')?.previousElementSibling;
                if (index === items.length - 1)
                  (before?.querySelector('button') ?? document.querySelector('main'))?.focus();
                remove(item);
              }}
            >
              <Icon of={X} size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
