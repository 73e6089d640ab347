import { runHostile } from '../../testing/hostile/run-hostile.ts';
import { none, type Part, told, type Verdict } from '../lib/part.ts';
import { withSite } from '../lib/site.ts';

const count = 100_000;
const seed = 2026;

/** Hostile requests of every kind, made from a seed. */
export const hostile: Part = {
  title: 'Hostile requests',
  run: async ({ quick }): Promise<Verdict> => {
    const sent = quick ? 500 : count;
    const { statuses, faults, after } = await withSite(async ({ url }) => ({
      ...(await runHostile({ url, count: sent, seed })),
      after: (await fetch(`${url}/healthz`)).status,
    }));
    return {
      figures: [
        none('answers 5xx, and requests without an answer', faults.length),
        { name: 'health afterwards', value: `${after}`, limit: '200', met: after === 200 },
        told('requests', sent),
        ...Object.entries(statuses).map(([status, found]) => told(`answered ${status}`, found)),
      ],
      findings: faults.map(({ request, found }) =>
        `${found}: ${JSON.stringify(request)}`.slice(0, 300),
      ),
      notes: [
        `Seed ${seed}: random and broken documents over our own schema, wild variables and bodies, naughty strings as variable, query, id, contact field, path and header. An unhandled rejection would end the server, and its health would not be 200.`,
      ],
    };
  },
};
