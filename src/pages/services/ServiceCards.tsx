import { useState } from 'react';
import { services, servicesSection } from '../../content/services.ts';
import type { ServiceSlug } from '../../lib/service-slug.ts';
import { SectionHeading } from '../editorial/SectionHeading.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import styles from './ServiceCards.module.css';

/** The service cards. One is highlighted: the one in the URL, then the hovered or focused one. */
export function ServiceCards({ requested }: { requested: ServiceSlug | undefined }) {
  const [highlighted, setHighlighted] = useState(requested);
  return (
    <section aria-labelledby="servicios">
      <SectionHeading
        id="servicios"
        title={servicesSection.title}
        text={servicesSection.subtitle}
      />
      <ul className={styles.cards}>
        {services.map((service) => (
          <li key={service.id}>
            <ServiceCard
              service={service}
              requested={service.id === requested}
              highlighted={service.id === highlighted}
              onEnter={() => setHighlighted(service.id)}
              onLeave={() =>
                setHighlighted((current) => (current === service.id ? undefined : current))
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
