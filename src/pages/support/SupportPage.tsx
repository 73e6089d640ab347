import { LifeBuoy, Mail, Phone } from 'lucide';
import { company } from '../../content/company.ts';
import { pageMeta } from '../../content/meta.ts';
import {
  type SupportBlock,
  supportBlocks,
  supportPage,
  technicalSupport,
} from '../../content/support.ts';
import { Page } from '../../layout/Page.tsx';
import { SiteLink } from '../../layout/SiteLink.tsx';
import { messagingLink } from '../../lib/links.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon, MessagingIcon } from '../../ui/Icon.tsx';
import { CheckList } from '../editorial/CheckList.tsx';
import { ContactLine } from '../editorial/ContactLine.tsx';
import { PageIntro } from '../editorial/PageIntro.tsx';
import styles from './SupportPage.module.css';

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
    <section className={`panel ${styles.block}`} aria-labelledby={block.id}>
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

const [messaging] = company.messaging;
const [phone] = company.phones;
const { title, badge, text, messagingLabel, emailLabel, phoneLabel, message } = technicalSupport;

function TechnicalSupport() {
  return (
    <section className={`panel ${styles.block}`} aria-labelledby="soporte-tecnico">
      <div className="row spread">
        <Icon of={LifeBuoy} className={styles.icon} size={32} />
        <Badge tone="success">{badge}</Badge>
      </div>
      <h2 id="soporte-tecnico">{title}</h2>
      <p>{text}</p>
      <ul>
        <ContactLine icon={<MessagingIcon />} label={messagingLabel}>
          <a href={messagingLink(messaging.number, message)} target="_blank" rel="noopener">
            {messaging.display}
          </a>
        </ContactLine>
        <ContactLine icon={<Icon of={Mail} size={20} />} label={emailLabel}>
          <a href={`mailto:${company.emails.support}`}>{company.emails.support}</a>
        </ContactLine>
        <ContactLine icon={<Icon of={Phone} size={20} />} label={phoneLabel}>
          <a href={`tel:${phone.e164}`}>{phone.display}</a>
        </ContactLine>
      </ul>
    </section>
  );
}
