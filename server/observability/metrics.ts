import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

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
    help: 'Requests whose response has not finished.',
    registers,
  });
  const sheds = new Counter({
    name: 'shop_sheds_total',
    help: 'Searches refused because too many were waiting.',
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
    route: (name: string) => ({
      started: () => inFlight.inc(),
      /** @param status of the response; 'aborted' if the client disconnected. */
      finished: (status: number | 'aborted', seconds: number) => {
        inFlight.dec();
        durations.observe({ route: name }, seconds);
        requests.inc({ route: name, status });
      },
    }),
    shed: () => sheds.inc(),
    gauge,
    /** All metrics, including the process's own, in Prometheus's text format. */
    text: () => {
      if (!registry.getSingleMetric('process_cpu_seconds_total')) {
        collectDefaultMetrics({ register: registry });
      }
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
