import { aboutCategories } from '../../content/about.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import accent from '../editorial/accent.module.css';
import { CheckList } from '../editorial/CheckList.tsx';
import { SectionHeading } from '../editorial/SectionHeading.tsx';
import styles from './CategoryCards.module.css';

export function CategoryCards() {
  return (
    <section aria-labelledby="lineas">
      <SectionHeading id="lineas" title={aboutCategories.title} text={aboutCategories.text} />
      <ul className="cluster gap-6">
        {aboutCategories.cards.map((card) => (
          <li key={card.id} className={`stack gap-4 panel ${styles.card} ${accent[card.color]}`}>
            <div className="row spread gap-3">
              <Icon of={card.icon} className={styles.icon} size={32} />
              <Badge tone="neutral">{card.badge}</Badge>
            </div>
            <h3>{card.title}</h3>
            <CheckList items={card.features} />
          </li>
        ))}
      </ul>
    </section>
  );
}
