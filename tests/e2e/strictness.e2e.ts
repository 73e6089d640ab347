import { open } from '../../testing/open-site.ts';
import { test } from '../../testing/visit.ts';

/** The tests marked as failing prove that the fixture of every test fails it. */
test.describe('a test in the browser', () => {
  test.fail('fails on a message that it does not expect', async ({ page }) => {
    await open(page, '/cart');
    await page.evaluate(() => console.error('stray'));
  });

  test.fail('fails on a request to another site', async ({ page, expectConsole }) => {
    expectConsole(/ERR_FAILED/);
    await open(page, '/cart');
    await page.evaluate(showPicture, elsewhere);
  });

  test.fail('fails on what the policy stops', async ({ page, expectConsole }) => {
    expectConsole(/violates the .*Content Security Policy/);
    await open(page, '/cart');
    await page.evaluate((url) => fetch(url).catch(() => {}), elsewhere);
  });

  test.fail('fails when a request that it expects never comes', async ({ page, expectRequest }) => {
    expectRequest(/elsewhere/);
    await open(page, '/cart');
  });

  test('passes with what it declares', async ({
    page,
    expectConsole,
    expectRequest,
    expectViolation,
  }) => {
    expectConsole(/stray/);
    expectConsole(/ERR_FAILED/);
    expectConsole(/violates the .*Content Security Policy/);
    expectRequest(/^GET https:\/\/elsewhere\.example\/x$/);
    expectViolation(/^connect-src https:\/\/elsewhere\.example\/x/);
    await open(page, '/cart');
    await page.evaluate(() => console.error('stray'));
    await page.evaluate(showPicture, elsewhere);
    await page.evaluate((url) => fetch(url).catch(() => {}), elsewhere);
  });
});

const elsewhere = 'https://elsewhere.example/x';

/** In the page: asks another site for a picture, and waits for its failing. */
function showPicture(url: string): Promise<void> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.onerror = () => resolve();
    picture.src = url;
  });
}
