import { company } from '../content/company.ts';
import { layoutTexts as texts } from '../content/layout.ts';
import { logo } from '../env.ts';
import { useKnownDescriptions, useProductSummaries } from '../graphql/queries.ts';
import { focusMain } from '../hooks/focus-main.ts';
import { useWindowUpTo } from '../hooks/use-media-query.ts';
import { useScrolledPast } from '../hooks/use-scrolled-past.ts';
import { distances } from '../lib/limits.ts';
import { rowsOf } from '../lib/view-state.ts';
import { paths } from '../navigation/paths.ts';
import { usePasteList } from '../quote-list/paste-list-store.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import { Link } from '../ui/Link.tsx';
import { CategoryNavbar } from './CategoryNavbar.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import styles from './Header.module.css';
import { HeaderPasteButton } from './HeaderPasteButton.tsx';

export function Header() {
  const summaries = useProductSummaries();
  const knownDescriptions = useKnownDescriptions();
  const openList = usePasteList((state) => state.open);
  const isPhone = useWindowUpTo(distances.phone);
  const scrolled = useScrolledPast(distances.headerShrinks);
  return (
    <header className={styles.header} data-print="hide">
      <button type="button" className="skip-link" onClick={skipToContent}>
        {texts.skip}
      </button>
      <div className={styles.main} data-theme="dark">
        <div className={`page-width ${styles.rows}`}>
          <Link className={styles.logo} to={paths.home()} data-small={scrolled || undefined}>
            <img src={logo} alt={texts.logo(company.tradeName)} width={269} height={80} />
          </Link>
          <div className={`row ${styles.utility}`}>
            <ContactDetails />
          </div>
          <div className={styles.search}>
            <SearchBox
              products={rowsOf(summaries)}
              knownDescriptions={knownDescriptions}
              onList={openList}
            />
            {!isPhone && <HeaderPasteButton />}
          </div>
        </div>
      </div>
      <CategoryNavbar />
    </header>
  );
}

/** Not a link: the router would take `#contenido` for a route. */
function skipToContent() {
  focusMain();
  document.querySelector('main')?.scrollIntoView();
}
