import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is measured, for whoever measures it. */
export type Metrics = ReturnType<typeof createMetrics>;

/** How a page load was felt in its visitor's browser; what the browser could not measure is left out. */
export interface WebVitals {
  /** Where it began; one of a few. */
  route: string;
  /** Largest Contentful Paint, in milliseconds. */
  lcp?: number | undefined;
  /** Interaction to Next Paint, in milliseconds. */
  inp?: number | undefined;
  /** Cumulative Layout Shift. */
  cls?: number | undefined;
}

/** Upper bounds in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Of the Web Vitals; each has the bounds of what web.dev calls good and poor. */
const LCP_BUCKETS = [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10];
const INP_BUCKETS = [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1];
const CLS_BUCKETS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

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
  const reports = new Counter({
    name: 'web_vitals_reports_total',
    help: 'Reports of Web Vitals: counted, or refused.',
    labelNames: ['result'],
    registers,
  });
  const vitalHistogram = (name: string, what: string, buckets: number[]) =>
    new Histogram({
      name: `web_vitals_${name}`,
      help: `${what} in visitors’ browsers, by the route on which the visit began.`,
      labelNames: ['route'],
      buckets,
      registers,
    });
  const lcpSeconds = vitalHistogram('lcp_seconds', 'Largest Contentful Paint', LCP_BUCKETS);
  const inpSeconds = vitalHistogram('inp_seconds', 'Interaction to Next Paint', INP_BUCKETS);
  const clsScore = vitalHistogram('cls', 'Cumulative Layout Shift', CLS_BUCKETS);
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
    /** Counts what a browser reports; undefined where that was refused. */
    webVitals: (figures: WebVitals | undefined) => {
      reports.inc({ result: figures ? 'counted' : 'refused' });
      if (!figures) return;
      const { route, lcp, inp, cls } = figures;
      if (lcp !== undefined) lcpSeconds.observe({ route }, lcp / 1_000);
      if (inp !== undefined) inpSeconds.observe({ route }, inp / 1_000);
      if (cls !== undefined) clsScore.observe({ route }, cls);
    },
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
