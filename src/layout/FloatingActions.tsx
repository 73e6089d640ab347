import { ArrowUp } from 'lucide';
import { distances } from '../config.ts';
import { company } from '../content/company.ts';
import { useScrolledPast } from '../hooks/use-scrolled-past.ts';
import { messagingLink } from '../lib/links.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { MessagingIcon } from '../ui/MessagingIcon.tsx';
import styles from './FloatingActions.module.css';

const [sales] = company.messaging;

/** The messaging icon, always in reach, and the way back up once the page is scrolled. */
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
        href={messagingLink(sales.number, sales.message)}
        target="_blank"
        rel="noopener"
        aria-label="Escribir por WhatsApp"
      >
        <MessagingIcon size={28} />
      </a>
    </nav>
  );
}
