import { sigtermUnderLoad } from '../../testing/runs/sigterm-under-load.ts';
import { enginesHere } from '../lib/engines.ts';
import { type Figure, none, type Part, told, type Verdict } from '../lib/part.ts';

/** The server told to stop while visitors ask it without a pause. */
export const sigterm: Part = {
  title: 'SIGTERM under load',
  run: async (): Promise<Verdict> => {
    const { here, notes } = enginesHere();
    const figures: Figure[] = [];
    for (const engine of here) {
      const report = await sigtermUnderLoad({ engine });
      figures.push(
        told(`${engine}: whole answers after the signal`, report.after),
        none(`${engine}: cut answers`, report.cut),
        none(`${engine}: answers other than 200`, report.otherStatus.length),
        none(`${engine}: acknowledged messages lost`, report.lost.length),
        {
          name: `${engine}: exit code`,
          value: String(report.exitCode),
          limit: '0',
          met: report.exitCode === 0,
        },
      );
    }
    return { figures, findings: [], notes };
  },
};
