import { open } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';

/** Ways in which a text that has become markup might run. */
const smuggled = [
  `<script>pwned = 'an inline script'</script>`,
  `<script nonce="set-by-the-server">pwned = 'the placeholder for the nonce'</script>`,
  `<script src="/assets/nowhere.js"></script>`,
  `<img src="/nowhere.webp" onerror="pwned = 'a handler'">`,
  `<svg onload="pwned = 'a drawing'"></svg>`,
  `<base href="https://otra.example/">`,
  `<object data="/images/logo.svg"></object>`,
  `<iframe src="https://otra.example/"></iframe>`,
  `<style>body { color: red }</style>`,
];

test('markup that gets into the page runs nothing and loads nothing', async ({
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
    const body = (await response.text()).replace('<body>', `<body>${smuggled.join('')}`);
    await route.fulfill({ response, body });
  });
  await open(page, '/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate('globalThis.pwned')).toBeUndefined();
});

test('no text becomes code or markup through the site’s own scripts', async ({
  page,
  expectConsole,
  expectViolation,
}) => {
  expectConsole(/requires 'Trusted(HTML|Script|ScriptURL)' assignment/);
  expectConsole(/violates the following Content Security Policy directive/i);
  expectViolation(/^require-trusted-types-for trusted-types-sink/);
  expectViolation(/^trusted-types trusted-types-policy/);
  await open(page, '/cart');
  const done = await page.evaluate(() => {
    const ways: Record<string, () => void> = {
      innerHTML: () => {
        document.body.innerHTML = '<img src=x onerror=alert(1)>';
      },
      'document.write': () => document.write('<p>'),
      'a script’s address': () => {
        document.createElement('script').src = 'https://otra.example/x.js';
      },
      'a handler': () => document.body.setAttribute('onclick', 'alert(1)'),
      'a policy of its own': () => {
        const {
          trustedTypes,
        }: { trustedTypes?: { createPolicy(name: string, of: object): void } } =
          globalThis as never;
        trustedTypes?.createPolicy('default', {});
      },
    };
    return Object.entries(ways).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [name];
      } catch {
        return [];
      }
    });
  });
  expect(done).toEqual([]);
});
