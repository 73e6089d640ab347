import type { Page } from '@playwright/test';
import { labFile } from '../lib/install.ts';
import type { Part } from '../lib/result.ts';
import { checkViews } from '../lib/views.ts';

interface Issue {
  ruleId: string;
  message: string;
  snippet: string;
  path: { dom: string };
  /** What the rule stands for, and how sure the engine is. */
  value: [policy: string, confidence: string];
}

declare global {
  /** What the engine leaves in the page. */
  var ace: {
    Checker: new () => {
      check(document: Document, guidelines: string[]): Promise<{ results: Issue[] }>;
    };
  };
}

/** IBM's engine with its own guideline, which contains WCAG 2.2 AA. */
export const ibm: Part = {
  title: 'IBM Equal Access (accessibility-checker-engine)',
  run: async ({ quick }) => {
    const engine = await labFile('accessibility-checker-engine', 'ace-window.js');
    return checkViews(
      async (page) => {
        await page.addScriptTag({ path: engine });
        return (await failsOf(page)).map(
          ({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 160)}`,
        );
      },
      'fails',
      quick,
    );
  },
};

/** What the engine is sure of. What it leaves to people («potential», «manual») is not counted. */
function failsOf(page: Page): Promise<Pick<Issue, 'ruleId' | 'message' | 'snippet'>[]> {
  return page.evaluate(async () => {
    const report = await new globalThis.ace.Checker().check(document, [
      'IBM_Accessibility',
      'WCAG_2_2',
    ]);
    return report.results
      .filter(({ value: [, confidence] }) => confidence === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({ ruleId, message, snippet }));
  });
}
