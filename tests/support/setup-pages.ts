import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { fillBrowserGaps } from './browser-gaps.ts';
import { resetScreen } from './screen.ts';

fillBrowserGaps();

beforeEach(resetScreen);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
