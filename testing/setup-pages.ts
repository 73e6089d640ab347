import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { useCart } from '../src/cart/cart-store.ts';
import { fillBrowserGaps } from './browser-gaps.ts';
import { shopApi } from './play.ts';
import { resetScreen } from './screen.ts';

fillBrowserGaps();

// A page that is opened first in a file is compiled then; a busy machine takes its time for that.
configure({ asyncUtilTimeout: 25_000 });

const network = setupServer(...shopApi.handlers);

// A request that nobody handles fails, and its complaint on the console fails the test.
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterAll(() => network.close());

beforeEach(resetScreen);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  shopApi.reset();
  useCart.getState().clear();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
