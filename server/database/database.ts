import type { Readable } from 'node:stream';

/** Runs SQL. Parameters are `$1`, `$2`, …; rows are keyed by column name. */
export interface Queryable {
  /**
   * Runs one statement and returns its rows. Both drivers return float8 as number, text as string,
   * boolean as boolean, timestamptz as Date, NULL as null. Rejects when the statement fails or exceeds
   * its deadline; with `ServiceUnavailable` if the statement is not the cause.
   */
  query<Row>(text: string, params?: readonly unknown[]): Promise<Row[]>;
}

export interface Database extends Queryable {
  /**
   * Runs `work` in a transaction: committed when it resolves, rolled back when it rejects.
   * @param statementTimeoutMs per statement, if the default is too short (for an index, say).
   */
  transaction<Result>(
    work: (transaction: Queryable) => Promise<Result>,
    statementTimeoutMs?: number,
  ): Promise<Result>;

  /** A `.tar.gz` of the embedded database as of one moment, and of the uploaded pictures. */
  backUp?(): Promise<Readable>;

  /** What an operator has to look at, or null. */
  problem?(): string | null;
  close(): Promise<void>;
}

/** Deadline of a statement, in milliseconds. */
export const STATEMENT_TIMEOUT_MS = 10_000;

/** The same for migrations, seeding and imports, which build indexes and wait for each other. */
export const MAINTENANCE_TIMEOUT_MS = 120_000;
