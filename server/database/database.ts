/** Where SQL goes. Parameters are `$1`, `$2`, …; rows are keyed by column name. */
export interface Queryable {
  /**
   * Runs one statement and answers its rows. `Row` is the caller's promise of
   * what the statement selects; both drivers answer float8 as number, text as
   * string, boolean as boolean, NULL as null.
   *
   * Rejects when the statement fails, or has not ended by its deadline: with
   * `DatabaseUnavailable` where that is no fault of the statement's.
   */
  query<Row>(text: string, params?: readonly unknown[]): Promise<Row[]>;
}

/** A database, whichever driver stands behind it. */
export interface Database extends Queryable {
  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back
   * when it rejects. Within it, use only the `Queryable` that it is handed.
   *
   * @param statementTimeoutMs how long one statement in it may take, where the
   *   driver's usual deadline is too short (building an index, say).
   */
  transaction<Result>(
    work: (transaction: Queryable) => Promise<Result>,
    statementTimeoutMs?: number,
  ): Promise<Result>;

  /**
   * A copy of it as of one moment, to be brought back; see docs/operations.md. Only where nothing
   * else can make one while it is in use: PostgreSQL has its own programs.
   */
  backUp?(): Promise<Buffer>;

  /** Ends what is under way, then lets go of every resource. */
  close(): Promise<void>;
}

/** How long a statement may take before its caller gets an error, in milliseconds. */
export const STATEMENT_TIMEOUT_MS = 10_000;

/** The same for migrations and seeding, which build indexes and wait for one another. */
export const MAINTENANCE_TIMEOUT_MS = 120_000;
