import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';
import { Icon } from './Icon.tsx';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** With `onToggle` the owner keeps the state; without, this is how it begins. */
  open?: boolean | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
  className?: string | undefined;
  /** Names what it holds as a group, where that is a group of fields. */
  groupLabel?: string;
}

/** A heading that shows and hides what follows, on the platform's `<details>`. */
export function Disclosure(props: DisclosureProps) {
  const { summary, children, open, onToggle, className, groupLabel } = props;
  return (
    <details
      className={className ? `${styles.disclosure} ${className}` : styles.disclosure}
      aria-label={groupLabel}
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open !== open) onToggle?.(event.currentTarget.open);
      }}
    >
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon of={ChevronDown} className={styles.chevron} size={20} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
