/** Cannot be served now, but may be later: 503 with Retry-After. */
export class Unavailable extends Error {
  override readonly name: string = 'Unavailable';
  /** When it is worth trying again, in seconds. */
  readonly retryAfter: number;
  constructor(message: string, retryAfter: number, options?: ErrorOptions) {
    super(message, options);
    this.retryAfter = retryAfter;
  }
}

/** Turned away because too much is waiting already. Counted, not logged one by one. */
export class LoadShed extends Unavailable {
  override readonly name = 'LoadShed';
}
