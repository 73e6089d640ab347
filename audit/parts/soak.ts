import { soak as askSteadily, growth } from '../../testing/runs/soak.ts';
import { enginesHere } from '../lib/engines.ts';
import { type Figure, none, type Part, told, type Verdict } from '../lib/part.ts';

const minutes = 10;
const mostGrowth = 10;

/** Between the halves of the time. */
function grown(name: string, sizes: [before: number, after: number]): Figure {
  const [before, after] = sizes.map((bytes) => Math.round(bytes / 2 ** 20));
  const percent = growth(sizes);
  return {
    name: `${name}: growth`,
    value: `${percent} % (${before} to ${after} MiB)`,
    limit: `< ${mostGrowth} %`,
    met: percent < mostGrowth,
  };
}

/** A steady mixed load for a while, and what the server's memory does. */
export const soak: Part = {
  title: 'Soak',
  run: async ({ quick }): Promise<Verdict> => {
    const { here, notes } = enginesHere();
    const figures: Figure[] = [];
    const reports = await Promise.all(
      here.map(async (engine) => ({
        engine,
        ...(await askSteadily({ engine, minutes: quick ? 0.1 : minutes })),
      })),
    );
    for (const { engine, ...report } of reports) {
      figures.push(
        told(`${engine}: answers`, report.answers),
        none(`${engine}: errors`, report.errors),
        grown(`${engine}: the most memory taken`, report.memory.resident),
        grown(`${engine}: what is live of it on the heap`, report.memory.live),
      );
    }
    return {
      figures,
      findings: [],
      notes: [`${minutes} minutes on each store, both at once.`, ...notes],
    };
  },
};
