import { Clock, Mail, Phone } from 'lucide';
import { company } from '../content/company.ts';
import { mailLink } from '../lib/links.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './ContactDetails.module.css';

const mail = mailLink({ address: company.emails.commercial, ...company.enquiry });

/** Tagline, e-mail, phones and hours, above the search row. */
export function ContactDetails() {
  return (
    <>
      <p className={`label ${styles.tagline}`}>{company.tagline}</p>
      <a className={`row ${styles.contact}`} href={mail}>
        <Icon of={Mail} size={16} />
        {company.emails.commercial}
      </a>
      <ul className={`row gap-4 ${styles.phones}`}>
        {company.phones.map((phone) => (
          <li key={phone.e164}>
            <a className={`row ${styles.contact}`} href={`tel:${phone.e164}`}>
              <Icon of={Phone} size={16} />
              {phone.display}
            </a>
          </li>
        ))}
      </ul>
      <p className={`row ${styles.contact} ${styles.hours}`}>
        <Icon of={Clock} size={16} />
        {company.hours}
      </p>
    </>
  );
}
