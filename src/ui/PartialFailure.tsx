import type { ViewFailure } from '../lib/view-state.ts';
import { Notice } from './Notice.tsx';
import styles from './PartialFailure.module.css';
import { RetryButton } from './RetryButton.tsx';

/** A warning above incomplete data, with the reason and a retry button. */
export function PartialFailure({ message, retry }: ViewFailure) {
  return (
    <div className={styles.part}>
      <Notice tone="warning" actions={<RetryButton retry={retry} size="small" />}>
        <p>
          <strong>No pudimos cargar una parte de la información.</strong>
        </p>
        <p>{message}</p>
      </Notice>
    </div>
  );
}
