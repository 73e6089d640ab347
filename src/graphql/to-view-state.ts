import type { CombinedError } from 'urql';
import type { ViewState } from '../lib/view-state.ts';
import { visitorMessage } from './errors.ts';

/** The part of urql's result that a view depends on. */
export interface QueryResult<Data> {
  data?: Data | undefined;
  error?: CombinedError | undefined;
  fetching: boolean;
  stale: boolean;
}

/**
 * Brings a list query's result down to loading, error, empty or ready. The one place that decides
 * it. Rows that came with errors beside them are shown, with the failure; none at all are the failure.
 *
 * @param rows picks the list out of the data
 * @param fallback the screen's own text for a failure that brought no better one
 */
export function toViewState<Data, Row>(
  result: QueryResult<Data>,
  rows: (data: Data) => readonly Row[],
  { fallback, retry }: { fallback: string; retry: () => void },
): ViewState<readonly Row[]> {
  const failure =
    result.error && !result.fetching && !result.stale
      ? { message: visitorMessage(result.error, fallback), retry }
      : null;
  const list = result.data ? rows(result.data) : [];
  if (list.length > 0) return { status: 'ready', data: list, failure };
  if (failure) return { status: 'error', ...failure };
  const isSettled = result.data && !result.stale && !result.fetching;
  return isSettled ? { status: 'empty' } : { status: 'loading' };
}
