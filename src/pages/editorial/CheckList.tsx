import { Check } from 'lucide';
import { Icon } from '../../ui/Icon.tsx';
import styles from './CheckList.module.css';

/** What is included, a mark before each; in the accent of its place, where it has one. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <Icon of={Check} size={18} />
          {item}
        </li>
      ))}
    </ul>
  );
}
