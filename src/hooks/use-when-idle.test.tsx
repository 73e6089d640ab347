import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { describe, expect, it, vi } from 'vitest';

// A fresh module: its queue holds no components of other tests.
vi.resetModules();
const { pauseIdleQueue, useWhenIdle } = await import('./use-when-idle.ts');

function Part({ name, isReady = true }: { name: string; isReady?: boolean }) {
  return useWhenIdle(isReady) && <p>{name}</p>;
}

const shown = () => screen.queryAllByText(/./, { selector: 'p' }).map((part) => part.textContent);

describe('useWhenIdle', () => {
  it('renders the mounted and ready components in order, three at a time, after the pause', async () => {
    vi.useFakeTimers();
    let resume = () => {};
    pauseIdleQueue(
      new Promise<void>((resolve) => {
        resume = resolve;
      }),
    );
    const renders: (readonly (string | null)[])[] = [];
    const parts = (names: string) => (
      <Profiler id="parts" onRender={() => renders.push(shown())}>
        {[...names].map((name) => (
          <Part key={name} name={name} isReady={name !== 'f'} />
        ))}
      </Profiler>
    );
    const { rerender } = render(parts('abcdefg'));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(shown()).toEqual([]);

    rerender(parts('acdefg'));
    renders.length = 0;
    resume();
    await act(() => vi.runAllTimersAsync());
    expect(renders).toEqual([
      ['a', 'c', 'd'],
      ['a', 'c', 'd', 'e', 'g'],
    ]);
  });
});
