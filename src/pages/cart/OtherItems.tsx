import { X } from 'lucide';
import { useCart } from '../../cart/cart-store.ts';
import { pasteList as texts } from '../../content/paste-list.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './OtherItems.module.css';

export function OtherItems() {
  const items = useCart((cart) => cart.others);
  const areStored = useCart((cart) => cart.areOthersStored);
  const remove = useCart((cart) => cart.removeOther);
  if (items.length === 0) return null;
  return (
    <section className={`stack gap-2 panel ${styles.others}`} aria-labelledby="otros">
      <h2 id="otros" className="title-small">
        {texts.others}
      </h2>
      <p className="note">{texts.othersHint}</p>
      {!areStored && <Notice tone="error">{texts.unstored}</Notice>}
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
    </section>
  );
}
