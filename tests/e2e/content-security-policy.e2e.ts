import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { open } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';
import { inProject } from '../../tools/lib/project.mjs';
import { staticPolicy } from '../../tools/static-policy.ts';

/** Markup that would run or load something if the policy allowed it. */
const injected = [
  `<script>pwned = 'an inline script'</script>`,
  `<script nonce="set-by-the-server">pwned = 'the placeholder for the nonce'</script>`,
  `<script src="/assets/nowhere.js"></script>`,
  `<img src="/nowhere.webp" onerror="pwned = 'a handler'">`,
  `<svg onload="pwned = 'a drawing'"></svg>`,
  `<base href="https://otra.example/">`,
  `<object data="/images/logo.svg"></object>`,
  `<iframe src="https://otra.example/"></iframe>`,
  `<style>body { color: red }</style>`,
].join('');

const isPwned = (page: Page) => page.evaluate(() => 'pwned' in globalThis);

test.describe('the content security policy', () => {
  test('blocks injected markup from running or loading anything', async ({
    page,
    expectConsole,
    expectViolation,
  }) => {
    expectConsole(/violates the following Content Security Policy directive/i);
    expectConsole(/Failed to load resource: the server responded with a status of 404/);
    for (const directive of ['script-src-elem', 'script-src-attr', 'style-src-elem']) {
      expectViolation(new RegExp(`^${directive} inline`));
    }
    for (const directive of ['script-src-elem', 'base-uri', 'object-src', 'frame-src']) {
      expectViolation(new RegExp(`^${directive} http`));
    }
    await page.route(/\/$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<body>', `<body>${injected}`);
      await route.fulfill({ response, body });
    });
    await open(page, '/cart');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isPwned(page)).toBe(false);
  });

  test('for static hosts runs the built page and no injected script', async ({
    page,
    expectConsole,
    expectViolation,
  }) => {
    expectConsole(/violates the following Content Security Policy directive/i);
    expectViolation(/^script-src-elem inline/);
    const file = inProject('dist', 'index.html');
    const html = readFileSync(file, 'utf8');
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': staticPolicy(file),
    };
    const body = html.replace('<body>', '<body><script>pwned = 1</script>');
    await page.route(/\/$/, (route) => route.fulfill({ headers, body }));
    await open(page, '/products/101');
    await expect(page.getByRole('button', { name: 'Agregar al carrito' })).toBeVisible();
    expect(await isPwned(page)).toBe(false);
  });
});
