import { pageMeta } from '../../content/meta.ts';
import { type SupportBlock, supportBlocks, supportPage } from '../../content/support.ts';
import { Page } from '../../layout/Page.tsx';
import { SiteLink } from '../../layout/SiteLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CheckList } from '../editorial/CheckList.tsx';
import { PageIntro } from '../editorial/PageIntro.tsx';
import styles from './SupportPage.module.css';
import { TechnicalSupport } from './TechnicalSupport.tsx';

/** /soporte-ayuda */
export default function SupportPage() {
  return (
    <Page meta={pageMeta.support}>
      <PageIntro title={supportPage.title}>{supportPage.intro}</PageIntro>
      <div className={`page-width ${styles.blocks}`}>
        <TechnicalSupport />
        {supportBlocks.map((block) => (
          <Block key={block.id} block={block} />
        ))}
      </div>
    </Page>
  );
}

function Block({ block }: { block: SupportBlock }) {
  return (
    <section className={styles.block} aria-labelledby={block.id}>
      <div className="row spread">
        <Icon of={block.icon} className={styles.icon} size={32} />
      </div>
      <h2 id={block.id}>{block.title}</h2>
      <p>{block.text}</p>
      <CheckList items={block.points} />
      <ul className={`cluster ${styles.links}`}>
        {block.links.map((link) => (
          <li key={link.label}>
            <SiteLink className={styles.link} to={link}>
              {link.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
