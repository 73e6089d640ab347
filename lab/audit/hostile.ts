import { runHostile } from '../../testing/hostile/run-hostile.ts';
import { withShop } from '../../testing/shop.ts';
import { info, none } from '../lib/figures.ts';
import type { Part } from '../lib/result.ts';

const count = 100_000;
const seed = 2026;

/** Hostile requests of every kind, made from a seed. */
export const hostile: Part = {
  title: 'Hostile requests',
  run: async ({ quick }) => {
    const sent = quick ? 500 : count;
    const { statuses, faults, after } = await withShop(
      { environment: { OPEN_GRAPHQL: '1' } },
      async ({ url }) => ({
        ...(await runHostile({ url, count: sent, seed })),
        after: (await fetch(`${url}/healthz`)).status,
      }),
    );
    return {
      figures: [
        none('answers 5xx, and requests without an answer', faults.length),
        { name: 'health afterwards', value: `${after}`, limit: '200', met: after === 200 },
        info('requests', sent),
        ...Object.entries(statuses).map(([status, found]) => info(`answered ${status}`, found)),
      ],
      objections: faults.map(({ request, found }) =>
        `${found}: ${JSON.stringify(request)}`.slice(0, 300),
      ),
      notes: [
        `Seed ${seed}, on a server that answers any operation: random and broken documents over our own schema, wild variables and bodies, naughty strings as variable, query, id, contact field, path and header. An unhandled rejection would end the server, and its health would not be 200.`,
      ],
    };
  },
};
