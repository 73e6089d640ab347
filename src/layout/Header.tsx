import { Clock, Mail, Phone, Wrench } from 'lucide';
import { useLocation } from 'react-router-dom';
import { company } from '../content/company.ts';
import { logo } from '../env.ts';
import { useKnownDescriptions, useProductSummaries } from '../graphql/queries.ts';
import { focusMain } from '../hooks/focus-main.ts';
import { useScrolledPast } from '../hooks/use-scrolled-past.ts';
import { distances } from '../lib/limits.ts';
import { mailLink } from '../lib/links.ts';
import { rowsOf } from '../lib/view-state.ts';
import { paths } from '../paths.ts';
import { PasteListButton } from '../quote-list/PasteList.tsx';
import { usePasteList } from '../quote-list/paste-list-store.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { CategoryNavbar } from './CategoryNavbar.tsx';
import styles from './Header.module.css';

const mail = mailLink({ address: company.emails.commercial, ...company.enquiry });

export function Header() {
  const summaries = useProductSummaries();
  const knownDescriptions = useKnownDescriptions();
  const openList = usePasteList((state) => state.open);
  const scrolled = useScrolledPast(distances.headerShrinks);
  return (
    <header className={styles.header} data-print="hide">
      <button type="button" className="skip-link" onClick={skipToContent}>
        Saltar al contenido
      </button>
      <div className={styles.main} data-theme="dark">
        <div className={`page-width ${styles.rows}`}>
          <Link className={styles.logo} to={paths.home()} data-small={scrolled || undefined}>
            <img src={logo} alt={`${company.tradeName}, ir al inicio`} width={269} height={80} />
          </Link>
          <div className={`row ${styles.utility}`}>
            <p className={`label ${styles.tagline}`}>{company.tagline}</p>
            <a
              className={`row ${styles.contact} ${styles.mail}`}
              href={mail}
              aria-label={company.emails.commercial}
            >
              <Icon of={Mail} size={16} />
              <span>{company.emails.commercial}</span>
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
            <Link className={`row ${styles.contact} ${styles.services}`} to={paths.services()}>
              <Icon of={Wrench} size={16} />
              Servicios
            </Link>
          </div>
          <div className={styles.search}>
            <SearchBox
              products={rowsOf(summaries)}
              knownDescriptions={knownDescriptions}
              onList={openList}
            />
            <HeaderPasteButton />
          </div>
        </div>
      </div>
      <CategoryNavbar />
    </header>
  );
}

/** Not on the cart page, which has one in its content. */
function HeaderPasteButton() {
  const { pathname } = useLocation();
  return pathname !== paths.cart() && <PasteListButton variant="quiet" className={styles.paste} />;
}

/** Not a link: the router would take `#contenido` for a route. */
function skipToContent() {
  focusMain();
  document.querySelector('main')?.scrollIntoView();
}
