/** In seconds, for the client to try again. */
export const RETRY_AFTER = '5';

/** Answered 503 with Retry-After. */
export class ServiceUnavailable extends Error {
  override readonly name: string = 'ServiceUnavailable';
}

/** Refused because too many tasks are waiting. Not logged one by one. */
export class LoadShed extends ServiceUnavailable {
  override readonly name = 'LoadShed';
}
