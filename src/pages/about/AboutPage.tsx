import { pageMeta } from '../../content/meta.ts';
import { aboutStats, statsLabels } from '../../content/stats.ts';
import { Page } from '../../layout/Page.tsx';
import { StatCards } from '../editorial/StatCards.tsx';
import { AboutHero } from './AboutHero.tsx';
import styles from './AboutPage.module.css';
import { CategoryCards } from './CategoryCards.tsx';
import { Team } from './Team.tsx';

/** /sobre-nosotros */
export default function AboutPage() {
  return (
    <Page meta={pageMeta.about}>
      <AboutHero />
      <div className={`page-width ${styles.sections}`}>
        <StatCards label={statsLabels.about} stats={aboutStats} />
        <CategoryCards />
        <Team />
      </div>
    </Page>
  );
}
