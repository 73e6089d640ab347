import { reasonOf } from '../observability/error-fields.ts';
import { ServiceUnavailable } from '../service-unavailable.ts';

/** The five-character SQLSTATE of an error of either driver, or ''. */
export function sqlState(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : '';
}

/**
 * SQLSTATEs that the statement does not cause: connections, a read-only server, a refused login, a
 * missing database, conflicts, a full disk, a database that takes no connections (as during a
 * restore), an operator or deadline, internal errors; see postgresql.org, `errcodes-appendix`.
 */
const RETRYABLE = /^(08|25006|28|3D|40|53|55|57|58|XX)/;

/** Rejects with `ServiceUnavailable` instead, unless the statement is the cause. */
export function classifyErrors<Result>(promise: Promise<Result>): Promise<Result> {
  return promise.catch((error: unknown) => {
    const state = sqlState(error);
    const isRetryable = state === '' || RETRYABLE.test(state);
    if (error instanceof ServiceUnavailable || !isRetryable) throw error;
    throw new ServiceUnavailable(reasonOf(error), state);
  });
}
