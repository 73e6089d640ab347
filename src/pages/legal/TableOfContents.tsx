import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { distances } from '../../config.ts';
import { type LegalSection, legalContents } from '../../content/legal.ts';
import { useWindowUpTo } from '../../hooks/use-media-query.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './TableOfContents.module.css';

/** Open in a sidebar, or closed above the text in a narrow window. */
export function TableOfContents({ sections }: { sections: readonly LegalSection[] }) {
  const folds = useWindowUpTo(distances.tablet);
  const { pathname } = useLocation();
  const current = useCurrentSection(sections);
  return (
    <nav className={styles.contents} data-print="hide" aria-label={legalContents}>
      <Disclosure summary={legalContents} open={!folds}>
        <ol>
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              <Link
                className={`row note ${styles.link}`}
                to={`${pathname}?seccion=${id}`}
                aria-current={id === current ? 'location' : undefined}
              >
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

/** A fifth below the top of the window. */
const readingLine = '-20% 0px -80% 0px';

/**
 * The id of the section that crossed the reading line last.
 *
 * @param sections in page order; must be a stable reference
 */
function useCurrentSection(sections: readonly LegalSection[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const crossing = entries.find(({ isIntersecting }) => isIntersecting);
        if (crossing) setCurrent(crossing.target.id);
      },
      { rootMargin: readingLine },
    );
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
