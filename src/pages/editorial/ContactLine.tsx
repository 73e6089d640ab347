import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ContactLine.module.css';

interface ContactLineProps {
  icon: IconNode;
  label: string;
  children: ReactNode;
}

export function ContactLine({ icon, label, children }: ContactLineProps) {
  return (
    <li className={styles.line}>
      <Icon of={icon} size={20} />
      <div className={styles.value}>
        <p className="note">{label}</p>
        {children}
      </div>
    </li>
  );
}
