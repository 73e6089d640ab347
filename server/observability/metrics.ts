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
    help: 'Requests by route and status.',
    labelNames: ['route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'shop_request_duration_seconds',
    help: 'From the headers of a request to the end of its response.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });
  const inFlight = new Gauge({
    name: 'shop_requests_in_flight',
    help: 'Requests without a whole response yet.',
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
    /** Counts a search that was turned away. */
    shed: () => sheds.inc(),
    /** Registers a value that is read whenever the metrics are. */
    gauge,
    /** All of it, and the process's own metrics, in Prometheus's text format. */
    text: () => {
      if (!registry.getSingleMetric('process_cpu_seconds_total')) {
        collectDefaultMetrics({ register: registry });
      }
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
