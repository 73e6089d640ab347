import { timings } from '../../../config.ts';
import type { CutPlan, CutProblem } from '../../../lib/cutting/cut-bars.ts';
import workerUrl from './cut-worker.ts?worker&url';
import { timeBudget } from './time-budget.ts';

declare global {
  /** Chromium's and Safari's; the page's policy asks for it where the browser has it. */
  var trustedTypes:
    | {
        createPolicy: (
          name: string,
          rules: { createScriptURL: () => string },
        ) => { createScriptURL: (text: string) => string };
      }
    | undefined;
}

/** Gives the worker's address whatever it is asked, so that nothing else can become one. */
const address = globalThis.trustedTypes?.createPolicy('cut-list', {
  createScriptURL: () => workerUrl,
});

/** Finds a cutting plan in a worker; in the page itself where there can be none. */
export async function planCuts(problem: CutProblem): Promise<CutPlan> {
  try {
    return await inWorker(problem);
  } catch {
    const { cutBars } = await import('../../../lib/cutting/cut-bars.ts');
    return cutBars(problem, timeBudget(timings.cutPlan));
  }
}

async function inWorker(problem: CutProblem): Promise<CutPlan> {
  const worker = new Worker(address?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data));
      worker.addEventListener('error', reject);
      worker.postMessage(problem);
    });
  } finally {
    worker.terminate();
  }
}
