import type { ReactNode } from 'react';
import { publicFile } from '../env.ts';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** Name of a drawing in `public/images/drawings/`. */
  drawing: string;
  title: string;
  level?: 1 | 2 | 3;
  /** Whether a screen reader announces the message at once (role=alert). */
  urgent?: boolean;
  children?: ReactNode;
  actions?: ReactNode;
}

export function EmptyState(props: EmptyStateProps) {
  const { drawing, title, level = 2, urgent = false, children, actions } = props;
  const Title = `h${level}` as const;
  return (
    <div className={`stack centered ${styles.root}`}>
      <img src={publicFile(`/images/drawings/${drawing}.svg`)} alt="" width={240} height={180} />
      <div className="stack centered" role={urgent ? 'alert' : undefined}>
        <Title className="title">{title}</Title>
        {children !== undefined && <div className={`muted ${styles.text}`}>{children}</div>}
      </div>
      {actions !== undefined && (
        <div className={`cluster centered ${styles.actions}`}>{actions}</div>
      )}
    </div>
  );
}
