import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Notice.module.css';

export type NoticeTone = 'success' | 'warning' | 'error';

const icons = { success: CircleCheck, warning: TriangleAlert, error: OctagonAlert };

interface NoticeProps {
  tone: NoticeTone;
  children: ReactNode;
  actions?: ReactNode;
  /** Not announced: for a notice that is on the page from the start. */
  silent?: boolean;
}

/** An inline message. Errors and warnings are announced as alerts, the others politely. */
export function Notice({ tone, children, actions, silent = false }: NoticeProps) {
  const urgent = tone === 'error' || tone === 'warning';
  return (
    <div className={`${styles.notice} ${styles[tone]}`} data-theme="light">
      <div className={styles.message} role={silent ? undefined : urgent ? 'alert' : 'status'}>
        <Icon of={icons[tone]} size={20} />
        <div className={styles.text}>{children}</div>
      </div>
      {actions !== undefined && <div className="cluster gap-2">{actions}</div>}
    </div>
  );
}
