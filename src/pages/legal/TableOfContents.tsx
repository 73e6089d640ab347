import { useLocation } from 'react-router-dom';
import { type LegalSection, legalContents } from '../../content/legal.ts';
import { useWindowUpTo } from '../../hooks/use-media-query.ts';
import { distances } from '../../lib/limits.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './TableOfContents.module.css';

/** Open in a sidebar, or closed above the text in a narrow window. */
export function TableOfContents({ sections }: { sections: readonly LegalSection[] }) {
  const folds = useWindowUpTo(distances.tablet);
  const { pathname } = useLocation();
  return (
    <nav className={styles.contents} data-print="hide" aria-label={legalContents}>
      <Disclosure summary={legalContents} open={!folds}>
        <ol>
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              <Link className={`row note ${styles.link}`} to={`${pathname}?seccion=${id}`}>
                <span className={styles.number}>{index + 1}.</span>
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  );
}
