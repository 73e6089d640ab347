import { useLocation } from 'react-router-dom';
import type { LegalBlock, RichText } from '../../content/legal.ts';
import { pageMeta } from '../../content/meta.ts';
import { privacy } from '../../content/privacy.ts';
import { terms } from '../../content/terms.ts';
import { SiteLink } from '../../layout/SiteLink.tsx';
import { paths } from '../../navigation/paths.ts';
import { EditorialLayout } from '../editorial/EditorialLayout.tsx';
import styles from './LegalPage.module.css';
import { TableOfContents } from './TableOfContents.tsx';

/**
 * The terms or the privacy policy, with a table of contents. `?seccion={id}` opens it at a section and
 * focuses it; a second `#` would be no valid URL.
 */
export default function LegalPage() {
  const { pathname, search } = useLocation();
  const isTerms = pathname.startsWith(paths.terms());
  const { intro, sections, revision } = isTerms ? terms : privacy;
  const requested = sections.find(({ id }) => search === `?seccion=${id}`)?.id;
  return (
    <EditorialLayout
      meta={isTerms ? pageMeta.terms : pageMeta.privacy}
      intro={<RichTextView text={intro} />}
      section={requested}
      className={`columns ${styles.columns}`}
    >
      <TableOfContents sections={sections} />
      <div className={styles.sections}>
        {sections.map(({ id, title, blocks }, index) => (
          <section
            key={id}
            id={id}
            className={`stack gap-4 ${styles.section}`}
            tabIndex={-1}
            aria-labelledby={`${id}-titulo`}
          >
            <h2 id={`${id}-titulo`} className="title">
              {index + 1}. {title}
            </h2>
            {blocks.map((block, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity
              <LegalBlockView key={place} block={block} />
            ))}
          </section>
        ))}
        <p className={`muted ${styles.revision}`}>{revision}</p>
      </div>
    </EditorialLayout>
  );
}

function LegalBlockView({ block }: { block: LegalBlock }) {
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
