/** In seconds, for the client to try again. */
export const RETRY_AFTER = '5';

/** The database failed for a reason other than the statement; answered 503 with Retry-After. */
export class ServiceUnavailable extends Error {
  override readonly name = 'ServiceUnavailable';
  /** SQLSTATE; '' for a lost connection, which has none. */
  readonly code: string;
  constructor(reason: string, code = '') {
    super(reason);
    this.code = code;
  }
}
