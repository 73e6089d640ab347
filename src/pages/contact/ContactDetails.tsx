import { Clock, Mail, MapPin, Phone } from 'lucide';
import { company } from '../../content/company.ts';
import { contactPage } from '../../content/contact.ts';
import { mailLink } from '../../lib/links.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ContactLine } from '../editorial/ContactLine.tsx';

const { detailLabels } = contactPage;

export function ContactDetails() {
  const email = company.emails.commercial;
  return (
    <section aria-labelledby="datos">
      <h2 id="datos">{contactPage.detailsTitle}</h2>
      <ul>
        <ContactLine icon={<Icon of={Mail} size={20} />} label={detailLabels.email}>
          <a href={mailLink({ address: email, ...company.enquiry })}>{email}</a>
        </ContactLine>
        {company.phones.map((phone) => (
          <ContactLine
            key={phone.e164}
            icon={<Icon of={Phone} size={20} />}
            label={`${detailLabels.phone}: ${phone.label}`}
          >
            <a href={`tel:${phone.e164}`}>{phone.display}</a>
          </ContactLine>
        ))}
        <ContactLine icon={<Icon of={MapPin} size={20} />} label={detailLabels.address}>
          <address>{company.address.full}</address>
          <a href={company.map.openUrl} target="_blank" rel="noopener">
            {contactPage.map}
          </a>
        </ContactLine>
        <ContactLine icon={<Icon of={Clock} size={20} />} label={contactPage.hoursTitle}>
          <p>{contactPage.hours}</p>
        </ContactLine>
      </ul>
    </section>
  );
}
