import { company } from '../content/company.ts';
import { layoutTexts as texts } from '../content/layout.ts';
import type { ContentLink } from '../content/links.ts';
import { type FooterColumn, footerColumns, legalLinks } from '../content/navigation.ts';
import { logo } from '../env.ts';
import { useWindowUpTo } from '../hooks/use-media-query.ts';
import { distances } from '../lib/limits.ts';
import { mailLink } from '../lib/links.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { EmailText } from '../ui/EmailText.tsx';
import styles from './Footer.module.css';
import { SiteLink } from './SiteLink.tsx';

const { emails, phones, address } = company;

const columns: readonly FooterColumn[] = [
  ...footerColumns,
  {
    id: 'atencion',
    title: texts.contact,
    links: [
      ...phones.map(({ label, display, e164 }) => ({
        label: `${label}: ${display.replaceAll(' ', '\u00a0')}`,
        href: `tel:${e164}`,
      })),
      ...[emails.commercial, emails.sales].map((email) => ({
        label: email,
        href: mailLink({ address: email, ...company.enquiry }),
      })),
    ],
  },
];

export function Footer() {
  const folds = useWindowUpTo(distances.phone);
  return (
    <footer className={styles.footer} data-theme="dark" data-print="hide" data-above-bar>
      <div className={`page-width ${styles.columns}`}>
        <div className={`stack gap-2 muted ${styles.company}`}>
          <img src={logo} alt={company.tradeName} width={148} height={44} loading="lazy" />
          <p>{company.legalName}</p>
          <p>{texts.ruc(company.ruc)}</p>
          <address>{address.full}</address>
          <p>{company.hours}</p>
        </div>
        {columns.map(({ id, title, links }) =>
          folds ? (
            <Disclosure
              key={id}
              summary={<span className={`display ${styles.title}`}>{title}</span>}
            >
              <Links links={links} />
            </Disclosure>
          ) : (
            <section key={id}>
              <h2 className={styles.title}>{title}</h2>
              <Links links={links} />
            </section>
          ),
        )}
      </div>
      <div className={`page-width cluster align-center spread muted ${styles.legal}`}>
        <p>{texts.rights(company.copyrightYear, company.legalName)}</p>
        <Links links={legalLinks} className={`cluster ${styles.legalLinks}`} />
      </div>
    </footer>
  );
}

interface LinksProps {
  links: readonly ContentLink[];
  className?: string;
}

function Links({ links, className }: LinksProps) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.label}>
          <SiteLink className={`row muted ${styles.link}`} to={link}>
            {link.label.includes('@') ? <EmailText address={link.label} /> : link.label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
