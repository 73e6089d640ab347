import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { distances } from '../../config.ts';
import { type LegalSection, legalContents } from '../../content/legal.ts';
import { useWindowUpTo } from '../../hooks/use-media-query.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import styles from './TableOfContents.module.css';
import { useCurrentSection } from './use-current-section.ts';

interface TableOfContentsProps {
  sections: readonly LegalSection[];
}

/** A sidebar, or a disclosure on a narrow window. */
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
