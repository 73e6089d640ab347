import { ServiceUnavailable } from '../service-unavailable.ts';

/**
 * The fields of an error in the log. An allow-list: database drivers attach rows and parameters, and
 * with them visitors' data. `code` is a SQLSTATE or the system's; a database that fails has no stack.
 */
export function errorFields(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { name, stack } = error;
  const code = 'code' in error ? error.code : undefined;
  return {
    type: name,
    message: reasonOf(error),
    ...(typeof code === 'string' && { code }),
    ...(stack !== undefined && !(error instanceof ServiceUnavailable) && { stack }),
  };
}

/** The message of an error. A refused connection to a host with several addresses is an AggregateError. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof AggregateError ? error.errors[0] : error;
  return cause instanceof Error ? cause.message : String(cause);
}
