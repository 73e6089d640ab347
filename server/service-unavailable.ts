/** In seconds, for the client to try again. */
export const RETRY_AFTER = '5';

/** Answered 503 with Retry-After. */
export class ServiceUnavailable extends Error {
  override readonly name: string = 'ServiceUnavailable';
}
