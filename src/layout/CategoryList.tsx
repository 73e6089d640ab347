import { NavLink } from 'react-router-dom';
import { paths } from '../paths.ts';
import styles from './CategoryNavbar.module.css';

/** Links to categories. */
export function CategoryList({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {names.map((name) => (
        <li key={name}>
          <NavLink className={() => `label row ${styles.listLink}`} to={paths.category(name)}>
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
