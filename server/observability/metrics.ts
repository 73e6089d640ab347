import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is measured, for whoever measures it. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Upper bounds in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'shop_requests_total',
    help: 'Requests by route and status, but for GraphQL responses from the cache.',
    labelNames: ['route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'shop_request_duration_seconds',
    help: 'From a request’s headers to the end of its response; of the same requests.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });
  const inFlight = new Gauge({
    name: 'shop_requests_in_flight',
    help: 'Requests without a whole response yet.',
    registers,
  });
  const responses = new Counter({
    name: 'shop_response_cache_total',
    help: 'GraphQL responses: from the cache (hit) or computed (miss).',
    labelNames: ['result'],
    registers,
  });
  const sheds = new Counter({
    name: 'shop_sheds_total',
    help: 'Searches turned away because too many were waiting for the database.',
    registers,
  });
  const gauge = (name: string, help: string, value: () => number) => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  };
  const delay = monitorEventLoopDelay();
  gauge('shop_event_loop_lag_seconds', '99th percentile since the last reading.', () => {
    const seconds = delay.percentile(99) / 1e9;
    delay.reset();
    return seconds;
  });

  return {
    /** Counts the requests of a route. */
    route: (name: string) => ({
      started: () => inFlight.inc(),
      /** @param status of the response; 'aborted' where it never arrived in whole. */
      finished: (status: number | 'aborted', seconds: number) => {
        inFlight.dec();
        durations.observe({ route: name }, seconds);
        requests.inc({ route: name, status });
      },
    }),
    /** Counts a GraphQL response that was there already, or had to be computed. */
    cached: (isHit: boolean) => responses.inc({ result: isHit ? 'hit' : 'miss' }),
    /** Counts a search that was turned away. */
    shed: () => sheds.inc(),
    /** Registers a value that is read whenever the metrics are. */
    gauge,
    /** All of it, and the process's own metrics, in Prometheus's text format. */
    text: () => {
      if (!registry.getSingleMetric('process_cpu_seconds_total')) {
        collectDefaultMetrics({ register: registry });
        delay.enable();
      }
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
