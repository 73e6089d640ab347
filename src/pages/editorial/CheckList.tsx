import { Check } from 'lucide';
import { Icon } from '../../ui/Icon.tsx';
import styles from './CheckList.module.css';

export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className={`stack gap-2 ${styles.list}`}>
      {items.map((item) => (
        <li key={item}>
          <Icon of={Check} size={18} />
          {item}
        </li>
      ))}
    </ul>
  );
}
