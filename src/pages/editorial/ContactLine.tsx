import type { ReactNode } from 'react';
import styles from './ContactLine.module.css';

interface ContactLineProps {
  icon: ReactNode;
  label: string;
  children: ReactNode;
}

export function ContactLine({ icon, label, children }: ContactLineProps) {
  return (
    <li className={styles.line}>
      {icon}
      <div className={styles.value}>
        <p className="note">{label}</p>
        {children}
      </div>
    </li>
  );
}
