import { test as base, expect, type Page } from '@playwright/test';
import { company } from '../src/content/company.ts';
import { type Expect, observe } from './observe.ts';

interface Visit {
  /**
   * Declares that the console may say this, because the test provokes it: a
   * refused request, for instance, which every browser reports by itself.
   */
  expectConsole: Expect;
  /** Declares a request to another site than the tested one. It gets no answer all the same. */
  expectRequest: Expect;
  /** Declares what the site's content security policy has to stop: `script-src-attr inline`. */
  expectViolation: Expect;
}

/**
 * Playwright's `test` for this site: it fails on every error and warning in the browser's console,
 * on every uncaught error of the page, on every request to another site, and on everything that the
 * content security policy stops, unless the test declares it. What is declared must come, unless it
 * is optional.
 */
export const test = base.extend<Visit>({
  expectConsole: [
    async ({ context }, use) => {
      const { expectIt, verify, record } = observe('message');
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        const { url } = message.location();
        // Asked for at odd moments, and by some browsers only.
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
      const own = new URL(baseURL ?? 'about:blank').origin;
      await context.route(
        ({ protocol, origin }) => /^(https?|wss?):$/.test(protocol) && origin !== own,
        (route) => {
          // Home frames it when one comes near; no test leaves the machine for it.
          if (route.request().url() === company.map.embedUrl) return route.fulfill(mapStandIn);
          record(`${route.request().method()} ${route.request().url()}`);
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
      await context.exposeBinding('tellViolation', (_source, what: string) => record(what));
      await context.addInitScript({ content: tellViolations });
      await use(expectIt);
      // Torn down first of the three: what the pages have just done is known to all.
      await Promise.all(context.pages().map(afterItsTasks));
      verify();
    },
    { auto: true },
  ],
});

/** Resolves when a page has done what it had queued: it tells of a violation by a task. */
async function afterItsTasks(page: Page): Promise<void> {
  const turn = () =>
    new Promise<void>((resolve) => {
      // No timer: the page's clock may stand still.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  // A page that is gone has nothing to tell.
  await page.evaluate(turn).catch(() => undefined);
}

const mapStandIn = {
  contentType: 'text/html',
  body: '<!doctype html><html lang="es"><title>Mapa</title><p>Mapa</p>',
};

const tellViolations = `addEventListener('securitypolicyviolation', (violation) => {
  const { effectiveDirective, blockedURI, sample } = violation;
  tellViolation([effectiveDirective, blockedURI, sample].join(' '));
});`;

export { expect };
