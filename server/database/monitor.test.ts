// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { monitor } from './monitor.ts';

describe('monitor', () => {
  let failure: Error | null;
  const operation = async () => {
    if (failure) throw failure;
  };
  const open = () => monitor('Messages cannot be stored', operation, operation);
  let monitored: ReturnType<typeof open>;

  beforeEach(() => {
    vi.useFakeTimers();
    failure = null;
    monitored = open();
  });
  afterEach(() => {
    monitored.close();
    vi.useRealTimers();
  });

  it('reports a failure until a check succeeds', async () => {
    failure = new Error('away');
    await expect(monitored.run()).rejects.toBe(failure);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(monitored.problem()).toBe('Messages cannot be stored');
    failure = null;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(monitored.problem()).toBeNull();
  });

  it('reports damaged files also after a success', async () => {
    failure = Object.assign(new Error('invalid page'), { code: 'XX001' });
    await expect(monitored.run()).rejects.toBe(failure);
    failure = null;
    await monitored.run();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(monitored.problem()).toBe('Messages cannot be stored');
  });
});
