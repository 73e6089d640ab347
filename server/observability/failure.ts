import { randomUUID } from 'node:crypto';
import { RETRY_AFTER, ServiceUnavailable } from '../service-unavailable.ts';
import { log } from './log.ts';

/**
 * Logs a failed request under an id that the response has in `X-Request-Id`.
 * @returns status and headers of the response: 503 if a retry may succeed. The reason is only in the log.
 */
export function reportFailure(error: unknown, route: string) {
  const retry = error instanceof ServiceUnavailable && { 'Retry-After': RETRY_AFTER };
  const status = retry ? 503 : 500;
  const requestId = randomUUID();
  log.error({ requestId, route, status, err: error }, 'Request failed');
  return { status, headers: { 'X-Request-Id': requestId, ...retry } };
}
