/**
 * What a data view can be in, from the specification's «loading, then loaded,
 * error or empty». `partial` data is from the cache, with the rest on its way.
 */
export type ViewState<T> =
  | { status: 'loading' }
  | { status: 'error'; message: string; retry: () => void }
  | { status: 'empty' }
  | { status: 'ready'; data: T; partial: boolean };
