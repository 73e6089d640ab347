import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Advances fake timers and flushes React updates. */
export function advanceTime(milliseconds: number): Promise<void> {
  return act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
}

/**
 * Returns from fake to real timers. The idle queue, which all tests of a worker share, would wait
 * forever for a fake timer: it fires first.
 */
export async function useRealTimers(): Promise<void> {
  if (vi.isFakeTimers()) await advanceTime(1);
  vi.useRealTimers();
}
