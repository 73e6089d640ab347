import { ensureChromium } from '../../tools/lib/chromium.mjs';
import { countReport, readPlaywright, reportFile, sum } from '../../tools/lib/count.mjs';
import { programOf, run } from '../../tools/lib/run.mjs';
import { all, type Part, type Verdict } from '../lib/part.ts';

/** Every task by the keyboard alone, as `npm test` walks through them too. */
export const keyboard: Part = {
  title: 'The keyboard alone',
  run: async ({ quick }): Promise<Verdict> => {
    await ensureChromium();
    const report = reportFile('keyboard.json');
    const command = programOf('@playwright/test', 'playwright', [
      ...['test', 'keyboard', '--project=desk', '--reporter=list,json'],
      ...(quick ? ['--grep=column of the footer'] : []),
    ]);
    const { code, output } = await run(command, {
      output: 'keep',
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    const count = countReport(code, report, readPlaywright);
    const { passed, failed } = sum([count]);
    return {
      figures: [all('tasks done', passed, passed + failed)],
      findings: output.split('\n').filter((line) => /^ +✘/.test(line)),
      notes: [
        'Browsing, searching, a product with its tabs, quantity and related products, adding both ways, editing and sending the cart, both forms with corrections, questions, banner, carousels, rows, bank cards, dialogs, the footer and the 404 page (`tests/e2e/keyboard.e2e.ts`). At every stop of Tab the focus must have a ring, be in view and be covered by nothing.',
      ],
    };
  },
};
