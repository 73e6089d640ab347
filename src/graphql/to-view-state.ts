import type { UseQueryState } from 'urql';
import type { ViewState } from '../lib/view-state.ts';
import { failureText } from './errors.ts';
import { type EntryOf, entriesOf } from './list-entries.ts';

/**
 * Converts the result of a list query to loading, error, empty or ready. Rows that arrive with errors
 * are ready, with the failure; errors without rows are an error.
 * @param list selects the list from the data
 * @param title says that the list could not be loaded
 */
export function toViewState<Data, List>(
  result: Pick<UseQueryState<Data>, 'data' | 'error' | 'fetching' | 'stale'>,
  list: (data: Data) => List,
  { title, retry }: { title: string; retry: () => void },
): ViewState<readonly EntryOf<List>[]> {
  const failure =
    result.error && !result.fetching && !result.stale
      ? { ...failureText(result.error, title), retry }
      : null;
  const entries = result.data ? entriesOf(list(result.data)) : [];
  if (entries.length > 0) return { status: 'ready', data: entries, failure };
  if (failure) return { status: 'error', ...failure };
  const isSettled = result.data && !result.stale && !result.fetching;
  return isSettled ? { status: 'empty' } : { status: 'loading' };
}
