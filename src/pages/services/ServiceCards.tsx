import { useEffect, useRef } from 'react';
import { company } from '../../content/company.ts';
import { type Service, services, servicesSection } from '../../content/services.ts';
import type { ServiceSlug } from '../../lib/service-slug.ts';
import { MessagingLink } from '../../ui/MessagingLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { CheckList } from '../editorial/CheckList.tsx';
import { SectionHeading } from '../editorial/SectionHeading.tsx';
import styles from './ServiceCards.module.css';

/** @param requested the service in the URL */
export function ServiceCards({ requested }: { requested: ServiceSlug | undefined }) {
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
            <ServiceCard service={service} requested={service.id === requested} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const [, projects] = company.messaging;

/** Highlighted by the style sheet while it is hovered or contains the focus. */
function ServiceCard({ service, requested }: { service: Service; requested: boolean }) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (requested) ref.current?.focus({ preventScroll: true });
  }, [requested]);

  return (
    <article
      ref={ref}
      id={service.id}
      className={`panel ${styles.card}`}
      tabIndex={-1}
      aria-labelledby={`${service.id}-title`}
    >
      <div className={styles.frame}>
        <Picture
          className={styles.picture}
          src={service.image}
          alt={service.imageAlt}
          width={640}
          height={480}
          sizes="(max-width: 768px) 100vw, 40rem"
        />
      </div>
      <div className={`stack gap-4 ${styles.text}`}>
        <div>
          <h3 id={`${service.id}-title`}>{service.title}</h3>
          <p className="muted bold">{service.subtitle}</p>
        </div>
        <p>{service.description}</p>
        <CheckList items={service.features} />
        <MessagingLink
          className={styles.action}
          number={projects.number}
          message={service.cta.message}
        >
          {service.cta.label}
        </MessagingLink>
      </div>
    </article>
  );
}
