import type { ReactNode } from 'react';
import styles from './ContactLine.module.css';

interface ContactLineProps {
  icon: ReactNode;
  label: string;
  /** The address or number itself, as a rule a link. */
  children: ReactNode;
}

/** One way to reach somebody, for a list of them: an icon, what it is, and the way itself. */
export function ContactLine({ icon, label, children }: ContactLineProps) {
  return (
    <li className={styles.line}>
      {icon}
      <div className={styles.way}>
        <p className={styles.label}>{label}</p>
        {children}
      </div>
    </li>
  );
}
