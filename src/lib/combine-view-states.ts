import type { ViewFailure, ViewState } from './view-state.ts';

/**
 * Combines the states of two views that are shown together: ready when both are, an error when
 * either is (its retry repeats all that failed), empty when either is.
 */
export function combineViewStates<First, Second>(
  first: ViewState<First>,
  second: ViewState<Second>,
): ViewState<readonly [First, Second]> {
  const failure = bothFailures(failureOf(first), failureOf(second));
  if (first.status === 'ready' && second.status === 'ready') {
    return { status: 'ready', data: [first.data, second.data], failure };
  }
  if (failure && (first.status === 'error' || second.status === 'error')) {
    return { status: 'error', ...failure };
  }
  const loading = first.status === 'loading' || second.status === 'loading';
  return loading ? { status: 'loading' } : { status: 'empty' };
}

function failureOf(view: ViewState<unknown>): ViewFailure | null {
  if (view.status === 'error') return { message: view.message, retry: view.retry };
  return view.status === 'ready' ? view.failure : null;
}

/** The first message, and a retry for both. */
function bothFailures(first: ViewFailure | null, second: ViewFailure | null): ViewFailure | null {
  if (!first || !second) return first ?? second;
  const retry = () => {
    first.retry();
    second.retry();
  };
  return { message: first.message, retry };
}
