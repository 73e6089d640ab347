import { expect, it, vi } from 'vitest';
import { combineViewStates } from './combine-view-states.ts';
import type { ViewState } from './view-state.ts';

const ready = { status: 'ready', data: 1, failure: null } as const;
const loading: ViewState<number> = { status: 'loading' };
const empty: ViewState<number> = { status: 'empty' };
const failed = (message: string): ViewState<number> => ({
  status: 'error',
  message,
  retry: vi.fn(),
});

it.each([
  [ready, ready, 'ready'],
  [ready, loading, 'loading'],
  [loading, empty, 'loading'],
  [empty, ready, 'empty'],
  [empty, empty, 'empty'],
  [failed('a'), ready, 'error'],
  [loading, failed('b'), 'error'],
  [empty, failed('b'), 'error'],
])('two views together: %j', (first, second, status) => {
  expect(combineViewStates(first, second).status).toBe(status);
});

it('has the data of both', () => {
  expect(combineViewStates(ready, ready)).toEqual({ status: 'ready', data: [1, 1], failure: null });
});

it('passes on why a part of either is missing, with a retry for each', () => {
  const inPart = () => ({ message: 'c', retry: vi.fn() });
  const [first, second] = [inPart(), inPart()];
  const both = combineViewStates({ ...ready, failure: first }, { ...ready, failure: second });
  if (both.status !== 'ready') throw new Error('expected data');
  expect(both.failure?.message).toBe('c');
  both.failure?.retry();
  expect(first.retry).toHaveBeenCalledOnce();
  expect(second.retry).toHaveBeenCalledOnce();
});

it('retries all that failed and nothing else', () => {
  const first = failed('a');
  const second = failed('b');
  const both = combineViewStates(first, second);
  if (both.status !== 'error') throw new Error('expected a failure');
  both.retry();
  expect(both.message).toBe('a');
  for (const view of [first, second]) {
    expect(view.status === 'error' && view.retry).toHaveBeenCalledOnce();
  }
});
