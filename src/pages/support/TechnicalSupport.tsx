import { LifeBuoy, Mail, Phone } from 'lucide';
import { company } from '../../content/company.ts';
import { technicalSupport } from '../../content/support.ts';
import { messagingLink } from '../../lib/links.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MessagingIcon } from '../../ui/MessagingIcon.tsx';
import { ContactLine } from '../editorial/ContactLine.tsx';
import styles from './SupportPage.module.css';

const [messaging] = company.messaging;
const [phone] = company.phones;
const { title, badge, text, messagingLabel, emailLabel, phoneLabel, message } = technicalSupport;

export function TechnicalSupport() {
  return (
    <section className={styles.block} aria-labelledby="soporte-tecnico">
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
