import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';
import { Icon } from './Icon.tsx';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** The initial state. */
  open?: boolean | undefined;
  className?: string | undefined;
  /** The accessible name, for a group of form fields. */
  groupLabel?: string;
}

export function Disclosure(props: DisclosureProps) {
  const { summary, children, open, className, groupLabel } = props;
  return (
    <details
      className={className ? `${styles.disclosure} ${className}` : styles.disclosure}
      aria-label={groupLabel}
      open={open}
    >
      <summary className={`row spread gap-4 bold ${styles.summary}`}>
        <span>{summary}</span>
        <Icon of={ChevronDown} className={styles.chevron} size={20} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
