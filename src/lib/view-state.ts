/** Why something could not be loaded, and another try. */
export interface ViewFailure {
  message: string;
  retry: () => void;
}

/**
 * What a data view can be in, from the specification's «loading, then loaded, error or empty».
 * `failure` tells why a part of the data did not come, null where all of it has.
 */
export type ViewState<T> =
  | { status: 'loading' }
  | ({ status: 'error' } & ViewFailure)
  | { status: 'empty' }
  | { status: 'ready'; data: T; failure: ViewFailure | null };

const none: readonly never[] = [];

/** The rows of a list, none while it is not there; of one state always the same array. */
export function rowsOf<Row>(view: ViewState<readonly Row[]>): readonly Row[] {
  return view.status === 'ready' ? view.data : none;
}
