import { timings } from '../../../config.ts';
import { type CutProblem, cutBars } from '../../../lib/cutting/cut-bars.ts';
import { timeBudget } from './time-budget.ts';

// Apart from the page, which stays responsive meanwhile. Replies to each problem with its plan.
addEventListener('message', ({ data }: MessageEvent<CutProblem>) => {
  postMessage(cutBars(data, timeBudget(timings.cutPlan)));
});
