import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Lets so many milliseconds of fake time go by, with whatever the page does meanwhile. */
export function advanceTime(milliseconds: number): Promise<void> {
  return act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
}
