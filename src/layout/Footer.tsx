import type { ReactNode } from 'react';
import { distances, publicFile } from '../config.ts';
import { company } from '../content/company.ts';
import { footerColumns, legalLinks } from '../content/navigation.ts';
import { useWindowUpTo } from '../hooks/use-media-query.ts';
import { mailLink } from '../lib/links.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import styles from './Footer.module.css';
import { SiteLink } from './SiteLink.tsx';

const { emails, phones, address } = company;

export function Footer() {
  const folds = useWindowUpTo(distances.phone);
  return (
    <footer className={styles.footer} data-theme="dark" data-print="hide">
      <div className={`page-width ${styles.columns}`}>
        <div className={`stack gap-2 muted ${styles.company}`}>
          <img
            src={publicFile('/images/logo.png')}
            alt={company.tradeName}
            width={148}
            height={44}
            loading="lazy"
          />
          <p>{company.legalName}</p>
          <p>RUC {company.ruc}</p>
          <address>{address.full}</address>
          <p>{company.hours}</p>
        </div>
        {footerColumns.map((column) => (
          <Column key={column.id} title={column.title} folds={folds}>
            {column.links.map((link) => (
              <li key={link.label}>
                <SiteLink className={`row muted ${styles.link}`} to={link}>
                  {link.label}
                </SiteLink>
              </li>
            ))}
          </Column>
        ))}
        <Column title="Atención" folds={folds}>
          {phones.map((phone) => (
            <li key={phone.e164}>
              <a className={`row muted ${styles.link}`} href={`tel:${phone.e164}`}>
                <span>
                  {phone.label}: <span className={styles.number}>{phone.display}</span>
                </span>
              </a>
            </li>
          ))}
          {[emails.commercial, emails.sales].map((email) => (
            <li key={email}>
              <a
                className={`row muted ${styles.link}`}
                href={mailLink({ address: email, ...company.enquiry })}
              >
                {email}
              </a>
            </li>
          ))}
        </Column>
      </div>
      <div className={`page-width cluster align-center spread muted ${styles.legal}`}>
        <p>
          © {company.copyrightYear} {company.legalName} Todos los derechos reservados.
        </p>
        <ul className={`cluster ${styles.legalLinks}`}>
          {legalLinks.map((link) => (
            <li key={link.label}>
              <SiteLink className={`row muted ${styles.link}`} to={link}>
                {link.label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

interface ColumnProps {
  title: string;
  folds: boolean;
  children: ReactNode;
}

function Column({ title, folds, children }: ColumnProps) {
  if (folds) {
    return (
      <Disclosure summary={<span className={styles.title}>{title}</span>}>
        <ul>{children}</ul>
      </Disclosure>
    );
  }
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}
