import { soak as askSteadily } from '../../tests/faults/long/soak.ts';
import { enginesHere } from '../lib/engines.ts';
import { type Figure, none, type Part, told, type Verdict } from '../lib/part.ts';

const minutes = 10;
const mostGrowth = 10;

/** A steady mixed load for a while, and what the server's memory does. */
export const soak: Part = {
  title: 'Soak',
  run: async ({ quick }): Promise<Verdict> => {
    const { here, notes } = enginesHere();
    const figures: Figure[] = [];
    for (const engine of here) {
      const report = await askSteadily({ engine, minutes: quick ? 0.1 : minutes });
      const mebibytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MiB`;
      figures.push(
        told(`${engine}: answers`, report.answers),
        none(`${engine}: errors`, report.errors),
        told(`${engine}: memory once warm`, mebibytes(report.memoryBefore)),
        {
          name: `${engine}: growth of memory`,
          value: `${report.growthPercent} %`,
          limit: `< ${mostGrowth} %`,
          met: report.growthPercent < mostGrowth,
        },
      );
    }
    return { figures, findings: [], notes: [`${minutes} minutes on each store.`, ...notes] };
  },
};
