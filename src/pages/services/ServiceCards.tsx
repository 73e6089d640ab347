import { projectsMessaging } from '../../content/company.ts';
import { services, servicesSection } from '../../content/services.ts';
import { MessagingLink } from '../../ui/MessagingLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { CheckList } from '../editorial/CheckList.tsx';
import { Section } from '../editorial/Section.tsx';
import styles from './ServiceCards.module.css';

/** The style sheet highlights a card while it is hovered or contains the focus. */
export function ServiceCards() {
  return (
    <Section id="servicios" heading={servicesSection}>
      <ul className={styles.cards}>
        {services.map(({ id, title, subtitle, description, image, imageAlt, features, cta }) => (
          <li key={id}>
            <article
              id={id}
              className={`panel ${styles.card}`}
              tabIndex={-1}
              aria-labelledby={`${id}-title`}
            >
              <Picture
                className={styles.picture}
                src={image}
                alt={imageAlt}
                width={640}
                height={480}
                sizes="(max-width: 768px) 100vw, 40rem"
              />
              <div className={`stack gap-4 ${styles.text}`}>
                <div>
                  <h3 id={`${id}-title`}>{title}</h3>
                  <p className="muted bold">{subtitle}</p>
                </div>
                <p>{description}</p>
                <CheckList items={features} />
                <MessagingLink
                  className={styles.action}
                  number={projectsMessaging.number}
                  {...cta}
                />
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
