import { createAttendant } from '../../server/operations/attendant.ts';
import { createMetrics } from '../../server/operations/metrics.ts';

/** What looks after requests, in a process that has time for all of them. */
export function idleAttendant() {
  const metrics = createMetrics();
  return {
    attendant: createAttendant(metrics, { lag: () => 0, stop: () => {} }),
    answers: metrics.answers,
  };
}
