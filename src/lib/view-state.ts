/** What the visitor reads about a failed request (reading 73). */
export interface FailureText {
  /** What could not be loaded, in Spanish. */
  title: string;
  /** The message of the backend or its status, which may be technical or not in Spanish. */
  detail: string | null;
}

export interface ViewFailure extends FailureText {
  retry: () => void;
}

/** The states of a data view. `failure` is set while a part of the data could not be loaded. */
export type ViewState<T> =
  | { status: 'loading' }
  | ({ status: 'error' } & ViewFailure)
  | { status: 'empty' }
  | { status: 'ready'; data: T; failure: ViewFailure | null };

const noRows: readonly never[] = [];

/** The rows of a list, empty until it is ready; the same array for the same state. */
export function rowsOf<Row>(view: ViewState<readonly Row[]>): readonly Row[] {
  return view.status === 'ready' ? view.data : noRows;
}
