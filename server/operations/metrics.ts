import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** How GraphQL's answers came about; see `createGraphqlEndpoint`. Counted where each nanosecond counts. */
export interface AnswerCounts {
  /** Sent as it stood ready. */
  prepared: number;
  /** Kept from the last time that somebody asked the same. */
  kept: number;
  /** Worked out. */
  made: number;
}

/** Why work was turned away. */
export type ShedReason = 'queue' | 'event loop' | 'in flight';

/** What is measured, for whoever measures it. */
export interface Metrics {
  answers: AnswerCounts;
  /** @param status of the answer; 'aborted' where who asked has gone. */
  answered(route: string, status: number | 'aborted', seconds: number): void;
  shed(reason: ShedReason): void;
  /** Has a value looked up whenever the metrics are read. */
  gauge(name: string, help: string, value: () => number): void;
  /** All of it, in Prometheus's text format, and the process's own metrics with it. */
  text(): Promise<string>;
  contentType: string;
}

/** Upper bounds in seconds. Shedding aims at one second. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const answers: AnswerCounts = { prepared: 0, kept: 0, made: 0 };

  const requests = new Counter({
    name: 'shop_requests_total',
    help: 'Requests by route and status, but for GraphQL answers that stood prepared.',
    labelNames: ['route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'shop_request_duration_seconds',
    help: 'From a request’s last byte to the end of its answer; of the same requests.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });
  const sheds = new Counter({
    name: 'shop_sheds_total',
    help: 'Requests that were turned away because there was too much to do.',
    labelNames: ['reason'],
    registers,
  });
  new Counter({
    name: 'shop_graphql_answers_total',
    help: 'GraphQL answers: prepared beforehand, kept from before, or made.',
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset();
      for (const [kind, count] of Object.entries(answers)) this.inc({ kind }, count);
    },
  });

  return {
    answers,
    answered: (route, status, seconds) => {
      requests.inc({ route, status });
      durations.observe({ route }, seconds);
    },
    shed: (reason) => sheds.inc({ reason }),
    gauge: (name, help, value) => {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value());
        },
      });
    },
    text: () => {
      if (!registry.getSingleMetric('process_cpu_seconds_total')) {
        collectDefaultMetrics({ register: registry });
      }
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
