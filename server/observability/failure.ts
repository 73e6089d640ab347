import { randomUUID } from 'node:crypto';
import { LoadShed, ServiceUnavailable } from '../service-unavailable.ts';
import { log } from './log.ts';

/** What a client is told of a failure; the reason stays in the log. */
export interface Failure {
  /** 503 where trying again later helps. */
  status: 500 | 503;
  headers: Record<string, string>;
}

/**
 * Logs why a request failed, under an id that the response carries in `X-Request-Id`.
 *
 * @param route which part of the program it was for.
 */
export function reportFailure(error: unknown, route: string): Failure {
  const retry = error instanceof ServiceUnavailable && { 'Retry-After': String(error.retryAfter) };
  const status = retry ? 503 : 500;
  if (error instanceof LoadShed) return { status, headers: { ...retry } };
  const requestId = randomUUID();
  log.error({ requestId, route, status, err: error }, 'A request failed');
  return { status, headers: { 'X-Request-Id': requestId, ...retry } };
}
