import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { distances } from '../../config.ts';
import { type LegalSection, legalContents } from '../../content/legal.ts';
import { useWindowUpTo } from '../../hooks/use-media-query.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './TableOfContents.module.css';

export function TableOfContents({ sections }: { sections: readonly LegalSection[] }) {
  const folds = useWindowUpTo(distances.legalContentsFold);
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const current = useCurrentSection(sections);
  const links = (
    <ol>
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <Link
            className={`row note ${styles.link}`}
            to={`${pathname}?seccion=${id}`}
            aria-current={id === current ? 'location' : undefined}
            onClick={() => setOpen(false)}
          >
            <span className={styles.number}>{index + 1}.</span>
            {title}
          </Link>
        </li>
      ))}
    </ol>
  );
  return (
    <nav
      className={folds ? `panel ${styles.collapsed}` : `stack gap-2 ${styles.sidebar}`}
      data-print="hide"
      aria-label={legalContents}
    >
      {folds ? (
        <Disclosure summary={legalContents} open={open} onToggle={setOpen}>
          {links}
        </Disclosure>
      ) : (
        <>
          <p className={styles.title}>{legalContents}</p>
          {links}
        </>
      )}
    </nav>
  );
}

/** The reading line: a fifth below the top of the window. */
const readingLine = '-20% 0px -79% 0px';

/**
 * The section at the reading line.
 *
 * @param sections in page order; must be a stable reference
 */
function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
  const [crossing, setCrossing] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setCrossing((known) => {
          const seen = new Set(known);
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) seen.add(target.id);
            else seen.delete(target.id);
          }
          return seen;
        }),
      { rootMargin: readingLine },
    );
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);

  return sections.find(({ id }) => crossing.has(id))?.id;
}
