import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Advances fake timers and flushes React updates. */
export function advanceTime(milliseconds: number): Promise<void> {
  return act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
}
