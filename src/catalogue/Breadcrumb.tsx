import { ChevronRight } from 'lucide';
import { catalogueTexts as texts } from '../content/catalogue.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import styles from './Breadcrumb.module.css';

export interface Crumb {
  label: string;
  path?: string;
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={texts.breadcrumb}>
      <ol className={`note ${styles.list}`}>
        {crumbs.map(({ label, path }, index) => (
          <li key={path ?? label} className={`row ${styles.crumb}`}>
            {index > 0 && <Icon of={ChevronRight} size={14} />}
            {path ? <Link to={path}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
