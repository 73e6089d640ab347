import type { LegalBlock, LegalSection } from '../../content/legal.ts';
import styles from './LegalSectionView.module.css';
import { RichTextView } from './RichTextView.tsx';

interface LegalSectionViewProps {
  section: LegalSection;
  /** 1-based. */
  number: number;
}

export function LegalSectionView({ section, number }: LegalSectionViewProps) {
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
        <List className={`stack gap-2 ${block.ordered ? styles.ordered : styles.bulleted}`}>
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
