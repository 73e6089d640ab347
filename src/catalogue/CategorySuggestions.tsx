import { catalogueTexts as texts } from '../content/catalogue.ts';
import { paths } from '../navigation/paths.ts';
import { Link } from '../ui/Link.tsx';
import styles from './CategorySuggestions.module.css';

export function CategorySuggestions({ categories }: { categories: readonly string[] }) {
  if (categories.length === 0) return null;
  return (
    <nav className={styles.suggestions} aria-label={texts.suggestions}>
      <p className={`muted ${styles.lead}`}>{texts.explore}</p>
      <ul className={styles.list}>
        {categories.map((category) => (
          <li key={category}>
            <Link className={`label ${styles.link}`} to={paths.category(category)}>
              {category}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
