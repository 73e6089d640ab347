import { useLocation } from 'react-router-dom';
import { pageMeta, serviceMeta } from '../../content/meta.ts';
import { services } from '../../content/services.ts';
import { serviceStats, statsLabels } from '../../content/stats.ts';
import { Page } from '../../layout/Page.tsx';
import { splitPath } from '../../paths.ts';
import { StatCards } from '../editorial/StatCards.tsx';
import { BrandGrid } from './BrandGrid.tsx';
import { ServiceCards } from './ServiceCards.tsx';
import { ServicesCallToAction } from './ServicesCallToAction.tsx';
import { ServicesHero } from './ServicesHero.tsx';
import styles from './ServicesPage.module.css';

/** /servicios and its sub-routes */
export default function ServicesPage() {
  const { key, pathname } = useLocation();
  const service = splitPath(pathname).rest;
  const requested = services.find(({ id }) => id === service);
  return (
    <Page
      meta={requested ? serviceMeta(requested.title) : pageMeta.services}
      section={requested?.id}
    >
      <ServicesHero />
      <div className={`page-width ${styles.sections}`}>
        <StatCards label={statsLabels.services} stats={serviceStats} />
        {/* The key highlights a service again on each request. */}
        <ServiceCards key={key} requested={requested?.id} />
      </div>
      <ServicesCallToAction />
      <div className={`page-width ${styles.brands}`}>
        <BrandGrid />
      </div>
    </Page>
  );
}
