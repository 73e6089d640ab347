import { ArrowUp } from 'lucide';
import { useLocation } from 'react-router-dom';
import { isCartEmpty, useCart } from '../cart/cart-store.ts';
import { salesMessaging } from '../content/company.ts';
import { layoutTexts as texts } from '../content/layout.ts';
import { useProductSummaries } from '../graphql/queries.ts';
import { useWindowUpTo } from '../hooks/use-media-query.ts';
import { useScrolledPast } from '../hooks/use-scrolled-past.ts';
import { oneLine } from '../lib/clean-text.ts';
import { distances } from '../lib/limits.ts';
import { messagingLink } from '../lib/links.ts';
import { rowsOf } from '../lib/view-state.ts';
import { paths, shownAt } from '../navigation/paths.ts';
import { PasteListButton } from '../quote-list/PasteList.tsx';
import { handset, Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './FloatingActions.module.css';

/** At the corner of the window; on a phone, a strip at its lower edge. */
export function FloatingActions() {
  const scrolled = useScrolledPast(distances.scrollToTop);
  const { pathname } = useLocation();
  const isEmpty = useCart(isCartEmpty);
  const { productId } = shownAt(pathname);
  const name = rowsOf(useProductSummaries()).find(({ id }) => id === productId)?.name;
  const message = name ? `${salesMessaging.message}\n${oneLine(name)}` : salesMessaging.message;
  // A filled cart's page shows the request button instead.
  const isOffered = isEmpty || pathname !== paths.cart();
  const isStrip = useWindowUpTo(distances.phone) && isOffered;
  const className = isStrip ? `${styles.actions} ${styles.strip}` : styles.actions;
  return (
    <nav className={className} aria-label={texts.quickLinks} data-print="hide" data-above-bar>
      {isStrip && pathname !== paths.cart() && (
        <PasteListButton variant="quiet" className={styles.paste} />
      )}
      {scrolled && (
        <IconButton
          className={styles.top}
          round
          label={texts.top}
          onClick={() => window.scrollTo({ top: 0 })}
        >
          <Icon of={ArrowUp} size={22} />
        </IconButton>
      )}
      {isOffered && (
        <a
          className={styles.messaging}
          href={messagingLink(salesMessaging.number, message)}
          target="_blank"
          rel="noopener"
          aria-label={texts.messaging}
        >
          <Icon of={handset} size={28} />
        </a>
      )}
    </nav>
  );
}
