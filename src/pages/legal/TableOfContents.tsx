import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { distances } from '../../config.ts';
import { type LegalSection, legalContents } from '../../content/legal.ts';
import { useWindowUpTo } from '../../hooks/use-media-query.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import styles from './TableOfContents.module.css';

interface TableOfContentsProps {
  sections: readonly LegalSection[];
}

export function TableOfContents({ sections }: TableOfContentsProps) {
  const titleId = useId();
  const folds = useWindowUpTo(distances.legalContentsFold);
  const [open, setOpen] = useState(false);

  if (folds) {
    return (
      <nav className={`panel ${styles.collapsed}`} data-print="hide" aria-label={legalContents}>
        <Disclosure summary={legalContents} open={open} onToggle={setOpen}>
          <Links sections={sections} onFollow={() => setOpen(false)} />
        </Disclosure>
      </nav>
    );
  }
  return (
    <nav className={`stack gap-2 ${styles.sidebar}`} data-print="hide" aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {legalContents}
      </p>
      <Links sections={sections} />
    </nav>
  );
}

function Links({ sections, onFollow }: TableOfContentsProps & { onFollow?: () => void }) {
  const current = useCurrentSection(sections);
  return (
    <ol>
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <Link
            className={`row note ${styles.link}`}
            to={{ search: `?seccion=${id}` }}
            aria-current={id === current ? 'location' : undefined}
            onClick={onFollow}
          >
            <span className={styles.number}>{index + 1}.</span>
            {title}
          </Link>
        </li>
      ))}
    </ol>
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
