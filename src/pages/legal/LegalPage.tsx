import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { LegalDocument } from '../../content/legal.ts';
import type { PageMeta } from '../../content/page-meta.ts';
import { Page } from '../../layout/Page.tsx';
import { PageIntro } from '../editorial/PageIntro.tsx';
import styles from './LegalPage.module.css';
import { LegalSectionView } from './LegalSectionView.tsx';
import { RichTextView } from './RichTextView.tsx';
import { TableOfContents } from './TableOfContents.tsx';

interface LegalPageProps {
  document: LegalDocument;
  meta: PageMeta;
}

/**
 * Any legal text: numbered sections with a table of contents. A section has an address of its own,
 * the page's with `?seccion=` and the section's id, which opens the page at it and gives it the
 * focus. Not with a second `#`, which no fragment may hold.
 */
export function LegalPage({
  document: { title, intro, sections, revision },
  meta,
}: LegalPageProps) {
  const { search, key } = useLocation();
  const requested = sections.find(({ id }) => search === `?seccion=${id}`)?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again moves the focus again
  useEffect(() => {
    if (requested) document.getElementById(requested)?.focus({ preventScroll: true });
  }, [requested, key]);

  return (
    <Page meta={meta} section={requested}>
      <PageIntro title={title}>
        <RichTextView text={intro} />
      </PageIntro>
      <div className={`page-width ${styles.columns}`}>
        <TableOfContents sections={sections} />
        <div className={styles.sections}>
          {sections.map((section, index) => (
            <LegalSectionView key={section.id} section={section} number={index + 1} />
          ))}
          <p className={styles.revision}>{revision}</p>
        </div>
      </div>
    </Page>
  );
}
