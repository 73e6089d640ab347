/** Cannot be served now, but may be later: 503 with Retry-After. */
export class ServiceUnavailable extends Error {
  override readonly name: string = 'ServiceUnavailable';
  /** When it is worth trying again, in seconds. */
  readonly retryAfter: number;
  constructor(message: string, retryAfter: number, options?: ErrorOptions) {
    super(message, options);
    this.retryAfter = retryAfter;
  }
}

/** Turned away because too much is waiting already. Counted, not logged one by one. */
export class LoadShed extends ServiceUnavailable {
  override readonly name = 'LoadShed';
}
