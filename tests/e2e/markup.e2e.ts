import { paths } from '../../src/paths.ts';
import { open, renderAll } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';
import { play } from '../../workbench/scenarios/play-page.ts';

/** The strictest that a browser knows: no text may become markup or script anywhere. */
const policy = "require-trusted-types-for 'script'; trusted-types 'none'";

const addresses = [
  paths.home(),
  paths.category('ÁNGULOS'),
  paths.search('<img src=x onerror=alert(1)>'),
  paths.product(106),
  paths.cart(),
  '/<svg onload=alert(1)>',
];

test('markup from the backend is text everywhere, with Trusted Types on', async ({
  page,
  expectConsole,
  expectViolation,
}) => {
  expectConsole(/requires 'TrustedHTML'/);
  expectViolation(/trusted-types-sink Element innerHTML/);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, headers });
  });
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations, alert: () => violations.push('alert') });
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.effectiveDirective} ${event.sample}`);
    });
  });
  await play(page, 'nombres-hostiles');
  for (const address of addresses) {
    await page.goto('about:blank');
    await open(page, address);
    await expect(page.locator('main h1')).not.toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await renderAll(page);
    const strangers = page.locator('main script, main [onerror], main [onload], main img[src="x"]');
    await expect(strangers).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, 'violations'))).toEqual([]);
  }
  // The policy was in force; this alone, it refuses.
  const refused = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>x</b>';
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toBe(true);
});
