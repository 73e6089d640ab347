import { focusMain } from '../hooks/focus-main.ts';
import type { ViewFailure } from '../lib/view-state.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';
import styles from './PartialFailure.module.css';

/** A warning above incomplete data, with the reason and a retry button. */
export function PartialFailure({ message, retry }: ViewFailure) {
  return (
    <div className={styles.part}>
      <Notice
        tone="warning"
        actions={
          <Button
            variant="primary"
            size="small"
            onClick={() => {
              focusMain();
              retry();
            }}
          >
            Intentar de nuevo
          </Button>
        }
      >
        <p>
          <strong>No pudimos cargar una parte de la información.</strong>
        </p>
        <p>{message}</p>
      </Notice>
    </div>
  );
}
