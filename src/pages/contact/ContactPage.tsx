import { Clock, Mail, MapPin, Phone } from 'lucide';
import { company } from '../../content/company.ts';
import { contactPage } from '../../content/contact.ts';
import { pageMeta } from '../../content/meta.ts';
import { mailLink } from '../../lib/links.ts';
import { ButtonAnchor } from '../../ui/ButtonLink.tsx';
import { EmailText } from '../../ui/EmailText.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MessagingLink } from '../../ui/MessagingLink.tsx';
import { ContactLine } from '../editorial/ContactLine.tsx';
import { EditorialLayout } from '../editorial/EditorialLayout.tsx';
import styles from './ContactPage.module.css';
import { MessageForm } from './MessageForm.tsx';

export default function ContactPage() {
  return (
    <EditorialLayout
      meta={pageMeta.contact}
      intro={contactPage.intro}
      className={`columns ${styles.columns}`}
    >
      <div className="stack gap-8">
        <section aria-labelledby="respuesta-rapida">
          <h2 id="respuesta-rapida">{contactPage.channelsTitle}</h2>
          <p>{contactPage.channels}</p>
          <div className={`cluster ${styles.buttons}`}>
            {company.messaging.map(({ label, number, message }) => (
              <MessagingLink
                key={number}
                number={number}
                message={message}
                label={`${contactPage.messagingLabel}: ${label}`}
              />
            ))}
            <ButtonAnchor
              href={mailLink({ address: company.emails.commercial, ...company.enquiry })}
            >
              <Icon of={Mail} size={20} />
              {contactPage.mailLabel}
            </ButtonAnchor>
          </div>
        </section>
        <ContactPageDetails />
      </div>
      <section className={`panel ${styles.form}`} aria-labelledby="formulario">
        <h2 id="formulario">{contactPage.formTitle}</h2>
        <MessageForm />
      </section>
    </EditorialLayout>
  );
}

const { detailLabels } = contactPage;

function ContactPageDetails() {
  const email = company.emails.commercial;
  return (
    <section aria-labelledby="datos">
      <h2 id="datos">{contactPage.detailsTitle}</h2>
      <ul>
        <ContactLine icon={Mail} label={detailLabels.email}>
          <a href={mailLink({ address: email, ...company.enquiry })}>
            <EmailText address={email} />
          </a>
        </ContactLine>
        {company.phones.map((phone) => (
          <ContactLine
            key={phone.e164}
            icon={Phone}
            label={`${detailLabels.phone}: ${phone.label}`}
          >
            <a href={`tel:${phone.e164}`}>{phone.display}</a>
          </ContactLine>
        ))}
        <ContactLine icon={MapPin} label={detailLabels.address}>
          <address>{company.address.full}</address>
          <a href={company.map.openUrl} target="_blank" rel="noopener">
            {contactPage.map}
          </a>
        </ContactLine>
        <ContactLine icon={Clock} label={contactPage.hoursTitle}>
          <p>{contactPage.hours}</p>
        </ContactLine>
      </ul>
    </section>
  );
}
