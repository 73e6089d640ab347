import { ArrowUp } from 'lucide';
import { useLocation } from 'react-router-dom';
import { useShareLink } from '../cart/share-link-store.ts';
import { distances } from '../config.ts';
import { company } from '../content/company.ts';
import { useProductSummaries } from '../graphql/queries.ts';
import { useScrolledPast } from '../hooks/use-scrolled-past.ts';
import { oneLine } from '../lib/clean-text.ts';
import { messagingLink } from '../lib/links.ts';
import { parseProductId } from '../lib/product-id.ts';
import { rowsOf } from '../lib/view-state.ts';
import { splitPath } from '../paths.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { MessagingIcon } from '../ui/MessagingIcon.tsx';
import styles from './FloatingActions.module.css';

/** The messaging link and, on a scrolled page, the button to the top. */
export function FloatingActions() {
  const scrolled = useScrolledPast(distances.scrollToTop);
  return (
    <nav className={styles.actions} aria-label="Accesos rápidos" data-print="hide">
      {scrolled && (
        <IconButton
          className={styles.top}
          shape="round"
          label="Volver arriba"
          onClick={() => window.scrollTo({ top: 0 })}
        >
          <Icon of={ArrowUp} size={22} />
        </IconButton>
      )}
      <a
        className={styles.messaging}
        href={useMessagingLink()}
        onClick={useShareLink(({ onClick }) => onClick)}
        target="_blank"
        rel="noopener"
        aria-label="Escribir por WhatsApp"
      >
        <MessagingIcon size={28} />
      </a>
    </nav>
  );
}

const [sales] = company.messaging;

/** A link with the cart as its message, else the product of the page, else a greeting. */
function useMessagingLink(): string {
  const { pathname } = useLocation();
  const request = useShareLink(({ href }) => href);
  const summaries = useProductSummaries();
  if (request !== null) return request;
  const { page, rest } = splitPath(pathname);
  const id = page === 'products' ? parseProductId(rest) : null;
  const name = rowsOf(summaries).find((product) => product.id === id)?.name;
  return messagingLink(sales.number, name ? `${sales.message}\n${oneLine(name)}` : sales.message);
}
