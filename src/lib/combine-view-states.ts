import type { ViewFailure, ViewState } from './view-state.ts';

/**
 * Combines two views that a screen needs together. Ready when both are; empty when either is; the
 * failure of either is the failure, with a retry for all that failed.
 */
export function combineViewStates<First, Second>(
  first: ViewState<First>,
  second: ViewState<Second>,
): ViewState<readonly [First, Second]> {
  const failure = combineFailures(failureOf(first), failureOf(second));
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
  return view.status === 'error' ? view : view.status === 'ready' ? view.failure : null;
}

function combineFailures(
  first: ViewFailure | null,
  second: ViewFailure | null,
): ViewFailure | null {
  if (!first || !second) return first ?? second;
  const retry = () => {
    first.retry();
    second.retry();
  };
  return { message: first.message, retry };
}
