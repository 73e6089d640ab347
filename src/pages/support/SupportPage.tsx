import { type IconNode, LifeBuoy, Mail, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { company, salesMessaging } from '../../content/company.ts';
import { pageMeta } from '../../content/meta.ts';
import { supportBlocks, supportPage, technicalSupport } from '../../content/support.ts';
import { SiteLink } from '../../layout/SiteLink.tsx';
import { messagingLink } from '../../lib/links.ts';
import { Badge } from '../../ui/Badge.tsx';
import { EmailText } from '../../ui/EmailText.tsx';
import { handset, Icon } from '../../ui/Icon.tsx';
import { CheckList } from '../editorial/CheckList.tsx';
import { ContactLine } from '../editorial/ContactLine.tsx';
import { EditorialLayout } from '../editorial/EditorialLayout.tsx';
import styles from './SupportPage.module.css';

const { mainPhone: supportPhone } = company;
const {
  title: supportTitle,
  badge,
  text: supportText,
  messagingLabel,
  emailLabel,
  phoneLabel,
  message,
} = technicalSupport;

export default function SupportPage() {
  return (
    <EditorialLayout meta={pageMeta.support} intro={supportPage.intro} className={styles.blocks}>
      <SupportSection
        id="soporte-tecnico"
        icon={LifeBuoy}
        badge={badge}
        title={supportTitle}
        text={supportText}
      >
        <ul>
          <ContactLine icon={handset} label={messagingLabel}>
            <a href={messagingLink(salesMessaging.number, message)} target="_blank" rel="noopener">
              {salesMessaging.display}
            </a>
          </ContactLine>
          <ContactLine icon={Mail} label={emailLabel}>
            <a href={`mailto:${company.emails.support}`}>
              <EmailText address={company.emails.support} />
            </a>
          </ContactLine>
          <ContactLine icon={Phone} label={phoneLabel}>
            <a href={`tel:${supportPhone.e164}`}>{supportPhone.display}</a>
          </ContactLine>
        </ul>
      </SupportSection>
      {supportBlocks.map(({ points, links, ...heading }) => (
        <SupportSection key={heading.id} {...heading}>
          <CheckList items={points} />
          <ul className={`cluster ${styles.links}`}>
            {links.map((link) => (
              <li key={link.label}>
                <SiteLink className={styles.link} to={link}>
                  {link.label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </SupportSection>
      ))}
    </EditorialLayout>
  );
}

interface SupportSectionProps {
  id: string;
  icon: IconNode;
  badge?: string;
  title: string;
  text: string;
  children: ReactNode;
}

function SupportSection({ id, icon, badge, title, text, children }: SupportSectionProps) {
  return (
    <section className={`panel ${styles.block}`} aria-labelledby={id}>
      <div className="row spread">
        <Icon of={icon} className={styles.icon} size={32} />
        {badge && <Badge tone="success">{badge}</Badge>}
      </div>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}
