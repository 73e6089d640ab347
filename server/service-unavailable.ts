/** Answered 503 with Retry-After. */
export class ServiceUnavailable extends Error {
  override readonly name: string = 'ServiceUnavailable';
  /** In seconds. */
  readonly retryAfter: number;
  constructor(message: string, retryAfter: number, options?: ErrorOptions) {
    super(message, options);
    this.retryAfter = retryAfter;
  }
}

/** Refused because too many tasks are waiting. Not logged one by one. */
export class LoadShed extends ServiceUnavailable {
  override readonly name = 'LoadShed';
}
