import { reasonOf } from '../operations/error-fields.ts';
import { sqlState } from './sql-state.ts';

/** Says that the database cannot do now what it was asked; later it may. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /** SQLSTATE; '' where the database did not come to say one. */
  readonly code: string;
  constructor(cause: unknown) {
    super(reasonOf(cause), { cause });
    this.code = sqlState(cause);
  }
}

/**
 * SQLSTATEs that are no fault of the statement: connections, a server that only
 * reads (a standby), conflicts between transactions, resources (a full disk),
 * an operator's intervention or a deadline, the system, the engine itself.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const PASSING = /^(08|25006|40|53|57|58|XX)/;

/** An error of a driver as the rest of the program is to see it: what failed without a fault of the statement is `DatabaseUnavailable`. */
function raised(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return error;
  const state = sqlState(error);
  return state === '' || PASSING.test(state) ? new DatabaseUnavailable(error) : error;
}

/** Resolves as `promise` does; rejects as the rest of the program is to see it: see `raised`. */
export function orRaised<Result>(promise: Promise<Result>): Promise<Result> {
  return promise.catch((error: unknown) => {
    throw raised(error);
  });
}
