/** The fields of an error in the log. */
export interface ErrorFields {
  type: string;
  message: string;
  /** SQLSTATE or the system's error code. */
  code?: string;
  stack?: string;
}

/** An allow-list: database drivers attach rows and parameters, and with them visitors' data. */
export function errorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const code = 'code' in error ? error.code : undefined;
  return {
    type: error.name,
    message: reasonOf(error),
    ...(typeof code === 'string' && { code: code }),
    ...(error.stack !== undefined && { stack: error.stack }),
  };
}

/** The message of an error. A refused connection to a host with several addresses is an AggregateError. */
export function reasonOf(error: unknown): string {
  const one = error instanceof AggregateError ? error.errors[0] : error;
  return one instanceof Error ? one.message : String(one);
}
