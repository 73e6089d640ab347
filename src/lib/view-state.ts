export interface ViewFailure {
  message: string;
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
