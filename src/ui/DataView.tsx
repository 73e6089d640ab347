import type { ReactNode } from 'react';
import { controls } from '../content/controls.ts';
import type { ViewFailure, ViewState } from '../lib/view-state.ts';
import styles from './DataView.module.css';
import { FailureMessage } from './FailureMessage.tsx';
import { Notice } from './Notice.tsx';
import { RetryButton } from './RetryButton.tsx';

interface DataViewProps<T> {
  state: ViewState<T>;
  loading: () => ReactNode;
  error: (failure: ViewFailure) => ReactNode;
  empty: () => ReactNode;
  ready: (data: T) => ReactNode;
}

/**
 * Renders the branch for the current view state. All four are required, so that none is forgotten.
 * Above incomplete data it shows the failure.
 */
export function DataView<T>({ state, loading, error, empty, ready }: DataViewProps<T>): ReactNode {
  switch (state.status) {
    case 'loading':
      return loading();
    case 'error':
      return error(state);
    case 'empty':
      return empty();
    case 'ready':
      return (
        <>
          {state.failure && <PartialFailure {...state.failure} />}
          {ready(state.data)}
        </>
      );
  }
}

export function PartialFailure({ title, detail, retry }: ViewFailure) {
  return (
    <div className={styles.part}>
      <Notice tone="warning" actions={<RetryButton retry={retry} size="small" />}>
        <FailureMessage title={controls.partFailed} detail={detail ?? title} />
      </Notice>
    </div>
  );
}
