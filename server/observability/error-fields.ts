import { printable } from './printable.ts';

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
 * data with them. Characters that steer a terminal, or turn the direction of
 * text, are spelled out.
 */
export function errorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { type: typeof error, message: printable(String(error)) };
  const code = 'code' in error ? error.code : undefined;
  return {
    type: error.name,
    message: printable(reasonOf(error)),
    ...(typeof code === 'string' && { code: printable(code) }),
    ...(error.stack !== undefined && { stack: printable(error.stack) }),
  };
}

/** The message of an error. A refused connection to a name with several addresses has none of its own. */
export function reasonOf(error: unknown): string {
  const one = error instanceof AggregateError ? error.errors[0] : error;
  return one instanceof Error ? one.message : String(one);
}
