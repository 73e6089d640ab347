import type { ReactNode } from 'react';
import { publicFile } from '../config.ts';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** Name of a drawing in `public/images/drawings/`. */
  drawing: string;
  title: string;
  /** Level of the title in the page's outline. */
  level?: 1 | 2 | 3;
  /** Whether it comes unexpected and is spoken at once; its buttons are not. */
  urgent?: boolean;
  /** One sentence. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** What stands where there is nothing to show: a drawing, a sentence and the way out. */
export function EmptyState(props: EmptyStateProps) {
  const { drawing, title, level = 2, urgent = false, children, actions } = props;
  const Title = `h${level}` as const;
  return (
    <div className={styles.root}>
      <img
        className={styles.drawing}
        src={publicFile(`/images/drawings/${drawing}.svg`)}
        alt=""
        width={240}
        height={180}
        // Its place is kept, without the browser's torn picture in it.
        onError={({ currentTarget }) => {
          currentTarget.style.visibility = 'hidden';
        }}
      />
      <div className={styles.message} role={urgent ? 'alert' : undefined}>
        <Title className={styles.title}>{title}</Title>
        {children !== undefined && <div className={styles.text}>{children}</div>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
