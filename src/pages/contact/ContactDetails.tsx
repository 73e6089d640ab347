import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import { company } from '../../content/company.ts';
import { contactPage } from '../../content/contact.ts';
import { mailLink } from '../../lib/links.ts';
import { ContactLine } from '../editorial/ContactLine.tsx';

const { detailLabels } = contactPage;

/** The company's e-mail, telephones, address and opening hours. */
export function ContactDetails() {
  const email = company.emails.commercial;
  return (
    <section aria-labelledby="datos">
      <h2 id="datos">{contactPage.detailsTitle}</h2>
      <ul>
        <ContactLine icon={<Mail aria-hidden="true" size={20} />} label={detailLabels.email}>
          <a href={mailLink({ address: email, ...company.enquiry })}>{email}</a>
        </ContactLine>
        {company.phones.map((phone) => (
          <ContactLine
            key={phone.e164}
            icon={<Phone aria-hidden="true" size={20} />}
            label={`${detailLabels.phone}: ${phone.label}`}
          >
            <a href={`tel:${phone.e164}`}>{phone.display}</a>
          </ContactLine>
        ))}
        <ContactLine icon={<MapPin aria-hidden="true" size={20} />} label={detailLabels.address}>
          <address>{company.address.full}</address>
          <a href={company.map.openUrl} target="_blank" rel="noopener">
            {contactPage.map}
          </a>
        </ContactLine>
        <ContactLine icon={<Clock aria-hidden="true" size={20} />} label={contactPage.hoursTitle}>
          <p>{contactPage.hours}</p>
        </ContactLine>
      </ul>
    </section>
  );
}
