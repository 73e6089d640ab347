import { test as base, expect } from '@playwright/test';

interface Visit {
  /**
   * Declares that the console may say this, because the test provokes it: a
   * refused request, for instance, which every browser reports by itself.
   */
  expectConsole: (pattern: RegExp) => void;
}

/**
 * Playwright's `test` for this site: it fails on every error and warning in
 * the browser's console, and on every uncaught error of the page.
 */
export const test = base.extend<Visit>({
  expectConsole: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const heard: string[] = [];
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => heard.push(`uncaught: ${error.error().stack}`));

      await use((pattern) => expected.push(pattern));

      const stray = heard.filter((line) => !expected.some((pattern) => pattern.test(line)));
      const missing = expected.filter((pattern) => !heard.some((line) => pattern.test(line)));
      expect(stray, 'messages that no test expects').toEqual([]);
      expect(missing, 'messages that were expected and never came').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
