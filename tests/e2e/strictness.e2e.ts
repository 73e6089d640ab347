import { open } from '../support/open-site.ts';
import { test } from '../support/visit.ts';

/** The tests marked as failing prove that the fixture of every test fails it. */
test.describe('a test in the browser', { tag: '@desk' }, () => {
  test.fail('fails on a message that it does not expect', async ({ page }) => {
    await open(page, '/cart');
    await page.evaluate(() => console.error('stray'));
  });

  test.fail('fails on a request to another site', async ({ page, expectConsole }) => {
    expectConsole(/ERR_FAILED/);
    await open(page, '/cart');
    await page.evaluate(() => fetch('https://elsewhere.example/x').catch(() => {}));
  });

  test.fail('fails when a request that it expects never comes', async ({ page, expectRequest }) => {
    expectRequest(/elsewhere/);
    await open(page, '/cart');
  });

  test('passes with what it declares', async ({ page, expectConsole, expectRequest }) => {
    expectConsole(/stray/);
    expectConsole(/ERR_FAILED/);
    expectRequest(/^GET https:\/\/elsewhere\.example\/x$/);
    await open(page, '/cart');
    await page.evaluate(async () => {
      console.error('stray');
      await fetch('https://elsewhere.example/x').catch(() => {});
    });
  });
});
