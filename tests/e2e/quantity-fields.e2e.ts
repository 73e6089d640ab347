import { chromiumPage } from '../../testing/browsers/chromium.ts';
import { test } from '../../testing/visit.ts';
import { places, typeOverValues } from './browsers/quantity-fields.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, place] of Object.entries(places)) {
  test(`typing replaces the quantity in ${name}, a second click places the caret`, {
    tag: '@phone',
  }, async ({ page, baseURL, hasTouch }) => {
    const browser = chromiumPage(page, hasTouch ? 'tap' : 'click');
    await typeOverValues(browser, baseURL ?? '', place);
  });
}
