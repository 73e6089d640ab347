import { X } from 'lucide';
import { useCart } from '../../cart/cart-store.ts';
import { useOtherItems } from '../../cart/other-items.ts';
import { pasteList as texts } from '../../content/paste-list.ts';
import { ButtonAnchor } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { MessagingIcon } from '../../ui/MessagingIcon.tsx';
import styles from './OtherItems.module.css';
import { useQuoteLinks } from './use-quote.ts';

/** Items in the words of the buyer that are not in the catalogue. */
export function OtherItems() {
  const items = useOtherItems((others) => others.items);
  const remove = useOtherItems((others) => others.remove);
  const { messaging, saveSent } = useQuoteLinks();
  const isAlone = useCart((cart) => cart.lines.length === 0);
  if (items.length === 0) return null;
  return (
    <section className={`stack gap-2 panel ${styles.others}`} aria-labelledby="otros">
      <h2 id="otros" className="title-small">
        {texts.others}
      </h2>
      <p className="note">{texts.othersHint}</p>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item} className={styles.item}>
            <span>{item}</span>
            <span data-print="hide">
              <IconButton label={texts.remove(item)} onClick={() => remove(item)}>
                <Icon of={X} size={18} />
              </IconButton>
            </span>
          </li>
        ))}
      </ul>
      {isAlone && (
        <ButtonAnchor
          variant="messaging"
          newTab
          href={messaging.href}
          onClick={() => saveSent(messaging.message)}
        >
          <MessagingIcon size={22} />
          {texts.send}
        </ButtonAnchor>
      )}
    </section>
  );
}
