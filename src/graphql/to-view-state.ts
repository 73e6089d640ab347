import type { UseQueryState } from 'urql';
import type { ViewState } from '../lib/view-state.ts';
import { failureText } from './errors.ts';
import { entriesOf, type ListOf } from './list-entries.ts';

/**
 * Converts the result of a list query to loading, error, empty or ready. Rows that arrive with errors
 * are ready, with the failure; errors without rows are an error.
 * @param rows selects the list from the data
 * @param title says that the list could not be loaded
 */
export function toViewState<Data, Row>(
  result: Pick<UseQueryState<Data>, 'data' | 'error' | 'fetching' | 'stale'>,
  rows: (data: Data) => ListOf<Row>,
  { title, retry }: { title: string; retry: () => void },
): ViewState<readonly Row[]> {
  const failure =
    result.error && !result.fetching && !result.stale
      ? { ...failureText(result.error, title), retry }
      : null;
  const list = entriesOf(result.data && rows(result.data));
  if (list.length > 0) return { status: 'ready', data: list, failure };
  if (failure) return { status: 'error', ...failure };
  const isSettled = result.data && !result.stale && !result.fetching;
  return isSettled ? { status: 'empty' } : { status: 'loading' };
}
