import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { LegalBlock, LegalDocument, LegalSection, RichText } from '../../content/legal.ts';
import type { PageMeta } from '../../content/page-meta.ts';
import { Page } from '../../layout/Page.tsx';
import { SiteLink } from '../../layout/SiteLink.tsx';
import { PageIntro } from '../editorial/PageIntro.tsx';
import styles from './LegalPage.module.css';
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

interface LegalSectionViewProps {
  section: LegalSection;
  /** 1-based. */
  number: number;
}

function LegalSectionView({ section, number }: LegalSectionViewProps) {
  const headingId = `${section.id}-titulo`;
  return (
    <section
      id={section.id}
      className={`stack gap-4 ${styles.section}`}
      tabIndex={-1}
      aria-labelledby={headingId}
    >
      <h2 id={headingId} className="title">
        {number}. {section.title}
      </h2>
      {section.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity
        <Block key={index} block={block} />
      ))}
    </section>
  );
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <RichTextView text={block.text} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={`stack gap-2 ${styles.list}`}>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no other identity
            <li key={index}>
              <RichTextView text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'definitions':
      return (
        <dl className={`panel ${styles.definitions}`}>
          {block.rows.map(({ term, description }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <RichTextView text={description} />
              </dd>
            </div>
          ))}
        </dl>
      );
  }
}

function RichTextView({ text }: { text: RichText }) {
  if (typeof text === 'string') return text;
  return text.map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
      <SiteLink key={index} to={piece}>
        {piece.label}
      </SiteLink>
    ),
  );
}
