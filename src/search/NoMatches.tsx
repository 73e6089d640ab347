import { Link } from 'react-router-dom';
import { searchHelp } from '../content/search-help.ts';
import { messagingLink } from '../lib/links.ts';
import { paths } from '../paths.ts';
import styles from './NoMatches.module.css';
import { ServiceHint } from './ServiceHint.tsx';

export function NoMatches({ query }: { query: string }) {
  return (
    <div className={`stack gap-2 ${styles.none}`}>
      <p className="bold">Sin coincidencias</p>
      <ServiceHint query={query} />
      <p>
        <Link to={paths.list()}>{searchHelp.catalogue}</Link>
        {' · '}
        <a
          href={messagingLink(searchHelp.number, searchHelp.message(query.trim()))}
          target="_blank"
          rel="noopener"
        >
          {searchHelp.ask}
        </a>
      </p>
    </div>
  );
}
