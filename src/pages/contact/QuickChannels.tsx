import { Mail } from 'lucide';
import { company } from '../../content/company.ts';
import { contactPage } from '../../content/contact.ts';
import { mailLink, messagingLink } from '../../lib/links.ts';
import { ButtonAnchor } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MessagingIcon } from '../../ui/MessagingIcon.tsx';
import styles from './QuickChannels.module.css';

export function QuickChannels() {
  return (
    <section aria-labelledby="respuesta-rapida">
      <h2 id="respuesta-rapida">{contactPage.channelsTitle}</h2>
      <p>{contactPage.channels}</p>
      <div className={`cluster ${styles.buttons}`}>
        {company.messaging.map(({ label, number, message }) => (
          <ButtonAnchor
            key={number}
            variant="messaging"
            href={messagingLink(number, message)}
            newTab
          >
            <MessagingIcon />
            {contactPage.messagingLabel}: {label}
          </ButtonAnchor>
        ))}
        <ButtonAnchor href={mailLink({ address: company.emails.commercial, ...company.enquiry })}>
          <Icon of={Mail} size={20} />
          {contactPage.mailLabel}
        </ButtonAnchor>
      </div>
    </section>
  );
}
