import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, it, vi } from 'vitest';

// A module of its own: turns that another page left waiting are not these.
vi.resetModules();
const { pauseIdleQueue, useIdleTurn } = await import('./use-idle-turn.ts');

function Part({ name, isReady = true }: { name: string; isReady?: boolean }) {
  return useIdleTurn(isReady) && <p>{name}</p>;
}

const shown = () => screen.queryAllByText(/./, { selector: 'p' }).map((part) => part.textContent);

it('come in order, a few at a time, once nothing holds them back', async () => {
  vi.useFakeTimers();
  let lift = () => {};
  pauseIdleQueue(
    new Promise<void>((resolve) => {
      lift = resolve;
    }),
  );
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const seen: (readonly (string | null)[])[] = [];
  const parts = (left: readonly string[]) => (
    <Profiler id="parts" onRender={() => seen.push(shown())}>
      {names
        .filter((name) => !left.includes(name))
        .map((name) => (
          <Part key={name} name={name} isReady={name !== 'f'} />
        ))}
    </Profiler>
  );
  const { rerender } = render(parts([]));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(shown()).toEqual([]);

  rerender(parts(['b']));
  seen.length = 0;
  lift();
  await act(() => vi.runAllTimersAsync());
  expect(seen).toEqual([
    ['a', 'c', 'd'],
    ['a', 'c', 'd', 'e', 'g'],
  ]);
});
