import { brief } from '../../bench/lib/say.ts';
import { overload as askTooMuch } from '../../testing/runs/overload.ts';
import { enginesHere } from '../lib/engines.ts';
import { type Figure, none, type Part, told, type Verdict } from '../lib/part.ts';

/** Ten times as much as the server can answer. */
export const overload: Part = {
  title: 'Overload',
  run: async ({ quick }): Promise<Verdict> => {
    const { here, notes } = enginesHere();
    const figures: Figure[] = [];
    for (const engine of here) {
      const report = await askTooMuch({ engine, seconds: quick ? 1 : 10 });
      figures.push(
        told(`${engine}: searches that can be answered a second`, brief(report.capacity)),
        told(`${engine}: searches asked a second`, brief(report.offered)),
        told(`${engine}: accepted`, report.accepted),
        told(`${engine}: shed`, report.shed),
        none(`${engine}: sheds without Retry-After, and other answers`, report.wrong),
        within(`${engine}: 99 of 100 accepted searches`, report.acceptedP99, 1_000),
        told(`${engine}: 99 of 100 prepared answers meanwhile`, `${brief(report.preparedP99)} ms`),
        within(`${engine}: recovered after`, report.recoveredAfter, 5_000),
      );
    }
    return { figures, findings: [], notes };
  },
};

function within(name: string, milliseconds: number, most: number): Figure {
  return {
    name,
    value: `${brief(milliseconds)} ms`,
    limit: `≤ ${most} ms`,
    met: milliseconds <= most,
  };
}
