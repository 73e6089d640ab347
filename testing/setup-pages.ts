import '@testing-library/jest-dom/vitest';
import { cleanup, configure, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { useCart } from '../src/cart/cart-store.ts';
import { emptyQuoteData, useQuoteData } from '../src/cart/quote-data.ts';
import { useSentQuotes } from '../src/cart/sent-quotes.ts';
import { useListingSession } from '../src/catalogue/listing/listing-session-state.ts';
import { fillBrowserGaps } from './browser-gaps.ts';
import { hasExpectedConsole } from './console.ts';
import { resetViewport } from './match-media.ts';
import { handlers, resetBackend } from './page-api.ts';
import { useRealTimers } from './time.ts';

fillBrowserGaps();

// The first page of a file is compiled when it opens, which takes long on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

const network = setupServer(...handlers);

// MSW reports a request without handler on the console, which fails the test.
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterAll(() => network.close());

beforeEach(resetViewport);

afterEach(async () => {
  // A page that is removed no longer writes them. `verifyConsole` lists those that are missing.
  if (!vi.isFakeTimers()) {
    await waitFor(() => expect(hasExpectedConsole()).toBe(true)).catch(() => {});
  }
  cleanup();
  await useRealTimers();
  resetBackend();
  useCart.getState().clear();
  useCart.getState().forgetRemoved();
  for (const { number } of useSentQuotes.getState().quotes) useSentQuotes.getState().remove(number);
  useQuoteData.getState().change(emptyQuoteData);
  useListingSession.setState(useListingSession.getInitialState());
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
