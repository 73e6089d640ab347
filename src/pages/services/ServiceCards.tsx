import { useEffect, useRef, useState } from 'react';
import { type Service, services, servicesSection } from '../../content/services.ts';
import type { ServiceSlug } from '../../lib/service-slug.ts';
import { Picture } from '../../ui/Picture.tsx';
import { CheckList } from '../editorial/CheckList.tsx';
import { SectionHeading } from '../editorial/SectionHeading.tsx';
import { MessagingButton } from './MessagingButton.tsx';
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

interface ServiceCardProps {
  service: Service;
  /** Whether the URL names this service; it then gets the focus. */
  requested: boolean;
  highlighted: boolean;
  onEnter: () => void;
  onLeave: () => void;
}

function ServiceCard({ service, requested, highlighted, onEnter, onLeave }: ServiceCardProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (requested) ref.current?.focus({ preventScroll: true });
  }, [requested]);

  return (
    <article
      ref={ref}
      id={service.id}
      className={styles.card}
      data-highlighted={highlighted || undefined}
      tabIndex={-1}
      aria-labelledby={`${service.id}-title`}
      // Not pointerenter, which scrolling under a resting pointer triggers.
      onPointerMove={onEnter}
      onPointerLeave={onLeave}
      onFocus={onEnter}
      onBlur={onLeave}
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
        <MessagingButton
          className={styles.action}
          variant={highlighted ? 'messaging' : 'secondary'}
          action={service.cta}
        />
      </div>
    </article>
  );
}
