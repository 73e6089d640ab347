/**
 * What a data view can be in, from the specification's «loading, then loaded,
 * error or empty». `partial` data is from the cache, with the rest on its way.
 */
export type ViewState<T> =
  | { status: 'loading' }
  | { status: 'error'; message: string; retry: () => void }
  | { status: 'empty' }
  | { status: 'ready'; data: T; partial: boolean };

/**
 * Two views that a screen needs together. Ready when both are; a failure of either is the failure,
 * with a retry for all that failed; empty when either is.
 */
export function bothViews<First, Second>(
  first: ViewState<First>,
  second: ViewState<Second>,
): ViewState<readonly [First, Second]> {
  if (first.status === 'ready' && second.status === 'ready') {
    return {
      status: 'ready',
      data: [first.data, second.data],
      partial: first.partial || second.partial,
    };
  }
  const failures = [first, second].filter((view) => view.status === 'error');
  const [failure] = failures;
  if (failure) {
    const retry = () => {
      for (const view of failures) view.retry();
    };
    return { status: 'error', message: failure.message, retry };
  }
  const loading = first.status === 'loading' || second.status === 'loading';
  return loading ? { status: 'loading' } : { status: 'empty' };
}
