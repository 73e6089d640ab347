// @vitest-environment node
import { expect, it } from 'vitest';
import { createTurns } from './one-at-a-time.ts';

it('runs one work at a time, drops the aborted, and goes on after a failure', async () => {
  const runInTurn = createTurns();
  const begun: string[] = [];
  const gates = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      gates.set(name, () => resolve(name));
    });
  const gone = new AbortController();
  const first = runInTurn(work('first'));
  const dropped = runInTurn(work('dropped'), gone.signal);
  const failed = runInTurn(() => Promise.reject(new Error('failed')));
  const last = runInTurn(work('last'));
  gone.abort(new Error('gone'));
  const refusals = Promise.all([
    expect(dropped).rejects.toThrow('gone'),
    expect(failed).rejects.toThrow('failed'),
  ]);
  await expect.poll(() => begun).toEqual(['first']);
  gates.get('first')?.();
  expect(await first).toBe('first');
  await refusals;
  await expect.poll(() => begun).toEqual(['first', 'last']);
  gates.get('last')?.();
  expect(await last).toBe('last');
});
