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
 * A legal text with a table of contents. `?seccion={id}` opens it at a section and focuses it; a
 * second `#` would be no valid URL.
 */
export function LegalPage({
  document: { title, intro, sections, revision },
  meta,
}: LegalPageProps) {
  const { search, key } = useLocation();
  const requested = sections.find(({ id }) => search === `?seccion=${id}`)?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated request moves the focus again
  useEffect(() => {
    if (requested) document.getElementById(requested)?.focus({ preventScroll: true });
  }, [requested, key]);

  return (
    <Page meta={meta} section={requested}>
      <PageIntro title={title}>
        <RichTextView text={intro} />
      </PageIntro>
      <div className={`page-width columns ${styles.columns}`}>
        <TableOfContents sections={sections} />
        <div className={styles.sections}>
          {sections.map((section, index) => (
            <LegalSectionView key={section.id} section={section} number={index + 1} />
          ))}
          <p className={`muted ${styles.revision}`}>{revision}</p>
        </div>
      </div>
    </Page>
  );
}
