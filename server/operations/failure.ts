import { randomUUID } from 'node:crypto';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { Overloaded } from './gate.ts';
import { log } from './log.ts';

/** What somebody who could not be answered is told; the reason stays in the log. */
export interface Failure {
  /** 503 where asking again later helps. */
  status: 500 | 503;
  headers: Record<string, string>;
}

/** How soon it is worth asking again, in seconds. */
const RETRY_AFTER = { overloaded: '2', unavailable: '10' };

/**
 * Logs why a request failed, under an id that its answer carries in `X-Request-Id`.
 * What was shed is not logged one by one; see `createAttendant`.
 *
 * @param route which part of the program it was for.
 */
export function reportFailure(error: unknown, route: string): Failure {
  if (error instanceof Overloaded) {
    return { status: 503, headers: { 'Retry-After': RETRY_AFTER.overloaded } };
  }
  const requestId = randomUUID();
  const isPassing = error instanceof DatabaseUnavailable;
  const status = isPassing ? 503 : 500;
  log.error({ requestId, route, status, err: error }, 'A request failed');
  return {
    status,
    headers: {
      'X-Request-Id': requestId,
      ...(isPassing && { 'Retry-After': RETRY_AFTER.unavailable }),
    },
  };
}
