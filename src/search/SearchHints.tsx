import { Camera, Wrench } from 'lucide';
import type { ReactNode } from 'react';
import { searchHelp } from '../content/search-help.ts';
import { messagingLink } from '../lib/links.ts';
import { paths } from '../navigation/paths.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import styles from './SearchHints.module.css';
import { serviceOf } from './service-of.ts';

/** Leads to the service that a search may ask for. */
export function ServiceHint({ query }: { query: string }) {
  const found = serviceOf(query);
  if (!found) return null;
  return (
    <p className={`row ${styles.hint}`}>
      <Icon of={Wrench} size={20} />
      <Link to={paths.service(found.service)}>{searchHelp.service(found.offer)}</Link>
    </p>
  );
}

/** Asks by a photo, for those who do not know what it is called. */
export function PhotoHint({ query }: { query: string }) {
  return (
    <p className={`row ${styles.hint}`}>
      <Icon of={Camera} size={20} />
      <AskLink message={searchHelp.photoMessage(query.trim())}>{searchHelp.photo}</AskLink>
    </p>
  );
}

/** Opens the messaging app with a question to the seller. */
export function AskLink({ message, children }: { message: string; children: ReactNode }) {
  return (
    <a href={messagingLink(searchHelp.number, message)} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
