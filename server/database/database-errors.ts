import { reasonOf } from '../observability/error-fields.ts';
import { ServiceUnavailable } from '../service-unavailable.ts';
import { sqlState } from './sql-state.ts';

const RETRY_AFTER_SECONDS = 10;

/** The database failed for a reason that is no fault of the statement's. */
export class DatabaseUnavailable extends ServiceUnavailable {
  override readonly name = 'DatabaseUnavailable';
  /** SQLSTATE; '' where the failure has none, as when the connection broke. */
  readonly code: string;
  constructor(cause: unknown) {
    super(reasonOf(cause), RETRY_AFTER_SECONDS, { cause });
    this.code = sqlState(cause);
  }
}

/**
 * SQLSTATEs that are no fault of the statement: connections, a read-only server (a standby),
 * conflicts between transactions, resources (a full disk), an operator's intervention or a
 * deadline, the system, the engine itself.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const RETRYABLE = /^(08|25006|40|53|57|58|XX)/;

/** Resolves as `promise` does; rejects with `DatabaseUnavailable` unless the statement is at fault. */
export function classifyErrors<Result>(promise: Promise<Result>): Promise<Result> {
  return promise.catch((error: unknown) => {
    const state = sqlState(error);
    const isRetryable = state === '' || RETRYABLE.test(state);
    if (error instanceof DatabaseUnavailable || !isRetryable) throw error;
    throw new DatabaseUnavailable(error);
  });
}
