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
  const folds = useWindowUpTo(distances.footerFolds);
  const Column = folds ? FoldingColumn : OpenColumn;
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
          <Column key={column.id} title={column.title}>
            {column.links.map((link) => (
              <li key={link.label}>
                <SiteLink className={`muted ${styles.link}`} to={link}>
                  {link.label}
                </SiteLink>
              </li>
            ))}
          </Column>
        ))}
        <Column title="Atención">
          {phones.map((phone) => (
            <li key={phone.e164}>
              <a className={`muted ${styles.link}`} href={`tel:${phone.e164}`}>
                <span>
                  {phone.label}: <span className={styles.number}>{phone.display}</span>
                </span>
              </a>
            </li>
          ))}
          {[emails.commercial, emails.sales].map((email) => (
            <li key={email}>
              <a
                className={`muted ${styles.link}`}
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
              <SiteLink className={`muted ${styles.link}`} to={link}>
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
  children: ReactNode;
}

function OpenColumn({ title, children }: ColumnProps) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function FoldingColumn({ title, children }: ColumnProps) {
  return (
    <Disclosure summary={<span className={styles.title}>{title}</span>}>
      <ul>{children}</ul>
    </Disclosure>
  );
}
