import { killCycles } from '../../testing/runs/kill-cycles.ts';
import { enginesHere } from '../lib/engines.ts';
import { all, type Figure, none, type Part, told, type Verdict } from '../lib/part.ts';

/** The server killed, again and again, on each store. */
export const kill: Part = {
  title: 'Killed by kill -9',
  run: async ({ quick }): Promise<Verdict> => {
    const { here, notes } = enginesHere();
    const figures: Figure[] = [];
    const findings: string[] = [];
    for (const engine of here) {
      const openers = engine === 'embedded' ? { secondOpeners: quick ? 2 : 50 } : {};
      const report = await killCycles({ engine, cycles: quick ? 3 : 200, ...openers });
      const { firstStart, start, storing } = report.kills;
      figures.push(
        told(`${engine}: kills`, firstStart + start + storing),
        told(`${engine}: of them during a first start with its migrations`, firstStart),
        told(`${engine}: messages acknowledged`, report.acknowledged),
        none(`${engine}: acknowledged messages lost`, report.lost.length),
        none(`${engine}: starts with a catalogue that was not whole`, report.incomplete),
      );
      if (engine === 'embedded') {
        figures.push(all('second openers refused', report.refused, report.secondOpeners));
      }
      findings.push(...report.lost.map((message) => `${engine}: lost ${message}`));
    }
    return { figures, findings, notes };
  },
};
