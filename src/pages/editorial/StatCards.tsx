import type { StatCard } from '../../content/stats.ts';
import { Icon } from '../../ui/Icon.tsx';
import accent from './accent.module.css';
import styles from './StatCards.module.css';

export function StatCards({ label, stats }: { label: string; stats: readonly StatCard[] }) {
  return (
    <ul className="cluster" aria-label={label}>
      {stats.map((stat) => (
        <li key={stat.label} className={`panel ${styles.stat} ${accent[stat.color]}`}>
          <Icon of={stat.icon} className={styles.icon} size={28} />
          <p className={`numeric display ${styles.number}`}>{stat.number}</p>
          <p className={`bold ${styles.label}`}>{stat.label}</p>
          <p className={`note ${styles.description}`}>{stat.description}</p>
        </li>
      ))}
    </ul>
  );
}
