import { test as base, expect, type Page } from '@playwright/test';
import { company } from '../src/content/company.ts';
import { type Expect, observe } from './observe.ts';
import { replayHar } from './replay-har.ts';

interface Fixtures {
  /** Accepts a console error or warning, such as the browser's message for a failed request. */
  expectConsole: Expect;
  /** Accepts a request to another site. It is aborted. */
  expectRequest: Expect;
  /** Accepts a violation of the Content Security Policy: `script-src-attr inline`. */
  expectViolation: Expect;
  /**
   * Answers GraphQL requests from a HAR file that was recorded at any origin. A request that the file
   * lacks fails the test; pictures are replaced.
   */
  replay: (file: string) => Promise<void>;
}

/**
 * Playwright's `test`, which also fails on console errors and warnings, uncaught errors, requests to
 * other sites and violations of the Content Security Policy, unless the test declares them.
 */
export const test = base.extend<Fixtures>({
  expectConsole: [
    async ({ context }, use) => {
      const { expectIt, verify, record } = observe('message');
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        const { url } = message.location();
        // Some browsers request it at any time.
        if (url.endsWith('/favicon.svg')) return;
        record(`console ${message.type()}: ${message.text()} (${url})`);
      });
      context.on('weberror', (error) => record(`uncaught: ${error.error().stack}`));
      await use(expectIt);
      verify();
    },
    { auto: true },
  ],
  expectRequest: [
    async ({ context, baseURL }, use) => {
      const { expectIt, verify, record } = observe('request to another site');
      const ownOrigin = new URL(baseURL ?? 'about:blank').origin;
      await context.route(
        ({ protocol, origin }) => /^(https?|wss?):$/.test(protocol) && origin !== ownOrigin,
        (route) => {
          const url = route.request().url();
          if (url === company.map.embedUrl) return route.fulfill(emptyMap);
          record(`${route.request().method()} ${url}`);
          return route.abort();
        },
      );
      await use(expectIt);
      verify();
    },
    { auto: true },
  ],
  expectViolation: [
    async ({ context }, use) => {
      const { expectIt, verify, record } = observe('violation of the policy');
      await context.exposeBinding('reportViolation', (_source, violation: string) =>
        record(violation),
      );
      await context.addInitScript({ content: reportViolations });
      await use(expectIt);
      await Promise.all(context.pages().map(finishTasks));
      verify();
    },
    { auto: true },
  ],
  replay: async ({ page }, use) => {
    const { record, verify } = observe('request that the HAR lacks');
    await use((file) => replayHar(page, file, record));
    verify();
  },
});

/** Waits for queued tasks of the page: violations are reported in a task. */
async function finishTasks(page: Page): Promise<void> {
  const nextTask = () =>
    new Promise<void>((resolve) => {
      // A timer would not fire while the page's clock is paused.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  // The page may be closed.
  await page.evaluate(nextTask).catch(() => undefined);
}

const emptyMap = {
  contentType: 'text/html',
  body: '<!doctype html><html lang="es"><title>Mapa</title><p>Mapa</p>',
};

const reportViolations = `addEventListener('securitypolicyviolation', (violation) => {
  const { effectiveDirective, blockedURI, sample } = violation;
  reportViolation([effectiveDirective, blockedURI, sample].join(' '));
});`;

export { expect };
