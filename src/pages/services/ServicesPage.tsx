import { useLocation } from 'react-router-dom';
import { brands } from '../../content/brands.ts';
import { projectsMessaging } from '../../content/company.ts';
import { pageMeta, serviceMeta } from '../../content/meta.ts';
import {
  services,
  servicesBrands,
  servicesCallToAction,
  servicesHero,
} from '../../content/services.ts';
import { serviceStats, statsLabels } from '../../content/stats.ts';
import { Page } from '../../layout/Page.tsx';
import { timings } from '../../lib/limits.ts';
import { splitPath } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Carousel } from '../../ui/Carousel.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import { MessagingLink } from '../../ui/MessagingLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { BrandLogo } from '../editorial/BrandLogo.tsx';
import { Hero, heroPicture } from '../editorial/Hero.tsx';
import { Section } from '../editorial/Section.tsx';
import { StatCards } from '../editorial/StatCards.tsx';
import { ServiceCards } from './ServiceCards.tsx';
import styles from './ServicesPage.module.css';

export default function ServicesPage() {
  const service = splitPath(useLocation().pathname).rest;
  const requested = services.find(({ id }) => id === service);
  return (
    <Page
      meta={requested ? serviceMeta(requested.title) : pageMeta.services}
      section={requested?.id}
    >
      <ServicesHero />
      <div className={`page-width stack ${styles.sections}`}>
        <StatCards label={statsLabels.services} stats={serviceStats} />
        <ServiceCards />
      </div>
      <ServicesCallToAction />
      <div className={`page-width ${styles.brands}`}>
        <Section id="marcas" heading={servicesBrands}>
          <ul className={`panel ${styles.grid}`}>
            <Deferred>
              {brands.map(({ name, logo }) => (
                <li key={name}>
                  <BrandLogo logo={logo} name={name} />
                </li>
              ))}
            </Deferred>
          </ul>
        </Section>
      </div>
    </Page>
  );
}

const [first] = servicesHero.pictures;
const { title: callTitle, text: callText, primary, secondary } = servicesCallToAction;

function ServicesHero() {
  return (
    <Hero
      media={
        <Carousel
          label={servicesHero.picturesLabel}
          slides={servicesHero.pictures}
          intervalMs={timings.servicesHero}
          renderSlide={({ imageSrc, alt }, isDue) =>
            isDue && (
              <Picture
                {...heroPicture}
                src={imageSrc}
                alt={alt}
                width={640}
                height={480}
                priority={imageSrc === first?.imageSrc}
              />
            )
          }
        />
      }
    >
      <h1>{servicesHero.title}</h1>
      <p>{servicesHero.text}</p>
      <MessagingLink size="large" number={projectsMessaging.number} {...primary} />
    </Hero>
  );
}

function ServicesCallToAction() {
  return (
    <section className={styles.band} data-theme="dark" aria-labelledby="su-trabajo">
      <div className={`page-width cluster align-center spread ${styles.row}`}>
        <div className={`stack gap-2 ${styles.text}`}>
          <h2 id="su-trabajo">{callTitle}</h2>
          <p className="muted">{callText}</p>
        </div>
        <div className="cluster">
          <MessagingLink size="large" number={projectsMessaging.number} {...primary} />
          <ButtonLink size="large" to={secondary.path}>
            {secondary.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
