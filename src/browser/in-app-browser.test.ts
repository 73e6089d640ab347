import { expect, it, vi } from 'vitest';
import { isInAppBrowser } from './in-app-browser.ts';

const android = 'Mozilla/5.0 (Linux; Android 13; SM-A135M';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [`${android}; wv) AppleWebKit/537.36 Version/4.0 Chrome/119.0.0.0 Mobile Safari/537.36`, true],
  [`${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/440.0]`, true],
  [`${iphone} Mobile/15E148`, true],
  [`${iphone} Version/16.5 Mobile/15E148 Safari/604.1`, false],
  [`${iphone} CriOS/119.0 Mobile/15E148 Safari/604.1`, false],
  [
    `${android}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Mobile Safari/537.36`,
    false,
  ],
])('recognizes the browser inside another app: %s is %s', (userAgent, isInApp) => {
  vi.stubGlobal('navigator', { userAgent });
  expect(isInAppBrowser()).toBe(isInApp);
});
