import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { open } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';
import { inProject } from '../../tools/lib/project.mjs';
import { staticPolicy } from '../../tools/static-policy.ts';

const file = inProject('dist', 'index.html');

/** Gives the page as the build left it, without a nonce, and the policy of a host without one. */
async function serveStatically(page: Page, html = readFileSync(file, 'utf8')): Promise<void> {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': staticPolicy(file),
  };
  await page.route(/\/$/, (route) => route.fulfill({ headers, body: html }));
}

test('a host that serves files alone can give the built page a policy that holds', async ({
  page,
}) => {
  await serveStatically(page);
  await open(page, '/products/101');
  await expect(page.getByRole('button', { name: 'Agregar al carrito' })).toBeVisible();
});

test('that policy runs no script that has got into the page since', async ({
  page,
  expectConsole,
  expectViolation,
}) => {
  expectConsole(/violates the following Content Security Policy directive/i);
  expectViolation(/^script-src-elem inline/);
  const html = readFileSync(file, 'utf8').replace('<body>', '<body><script>pwned = 1</script>');
  await serveStatically(page, html);
  await open(page, '/cart');
  expect(await page.evaluate('globalThis.pwned')).toBeUndefined();
});
