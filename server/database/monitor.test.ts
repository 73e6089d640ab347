// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '../observability/log.ts';
import { monitor } from './monitor.ts';

describe('monitor', () => {
  let failure: Error | null;
  let monitored: ReturnType<typeof monitor<[], void>>;
  const operation = vi.fn(async () => {
    if (failure) throw failure;
  });
  const check = vi.fn(operation);

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.spyOn(log, 'error').mockImplementation(() => {});
    vi.clearAllMocks();
    failure = null;
    monitored = monitor('Searches fail', operation, check);
    await vi.advanceTimersByTimeAsync(0);
  });
  afterEach(() => {
    monitored.close();
    vi.useRealTimers();
  });

  it('checks a working operation every ten minutes, and logs the first failure', async () => {
    failure = new Error('away');
    await vi.advanceTimersByTimeAsync(590_000);
    expect(check).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(check).toHaveBeenCalledTimes(3);
    expect(monitored.problem()).toBe('Searches fail');
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  it('reports damaged files also after a success', async () => {
    failure = Object.assign(new Error('invalid page'), { code: 'XX001' });
    await expect(monitored.run()).rejects.toBe(failure);
    failure = null;
    await monitored.run();
    expect(monitored.problem()).toBe('Searches fail');
  });
});
