import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export type BadgeTone = 'discount' | 'new' | 'popular' | 'success' | 'neutral';

export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return <span className={`label small numeric ${styles.badge} ${styles[tone]}`}>{children}</span>;
}
