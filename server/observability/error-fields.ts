/** What the log says of an error. */
export interface ErrorFields {
  type: string;
  message: string;
  /** SQLSTATE or the system's error code. */
  code?: string;
  stack?: string;
}

/**
 * What may be said of an error in the log: a list of what is let through, since
 * drivers hang rows, parameters and statements on their errors, and visitors'
 * data with them.
 */
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

/** The message of an error. A refused connection to a name with several addresses has none of its own. */
export function reasonOf(error: unknown): string {
  const one = error instanceof AggregateError ? error.errors[0] : error;
  return one instanceof Error ? one.message : String(one);
}
