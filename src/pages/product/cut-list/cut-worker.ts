import { timings } from '../../../config.ts';
import { type CutProblem, cutBars } from '../../../lib/cutting/cut-bars.ts';
import { stopwatch } from './stopwatch.ts';

// Apart from the page, which goes on answering meanwhile. Answers each problem with its plan.
addEventListener('message', ({ data }: MessageEvent<CutProblem>) => {
  postMessage(cutBars(data, stopwatch(timings.cutPlan)));
});
