import { describe, expect, it, vi } from 'vitest';
import { combineViewStates } from './combine-view-states.ts';
import type { ViewState } from './view-state.ts';

const ready = { status: 'ready', data: 1, failure: null } as const;
const loading: ViewState<number> = { status: 'loading' };
const empty: ViewState<number> = { status: 'empty' };
const failed = { status: 'error', message: 'a', retry: vi.fn() } as const;

describe('combineViewStates', () => {
  it.each([
    [ready, ready, { status: 'ready', data: [1, 1], failure: null }],
    [ready, loading, loading],
    [loading, empty, loading],
    [empty, ready, empty],
    [failed, ready, { status: 'error', message: 'a' }],
    [loading, failed, { status: 'error', message: 'a' }],
    [empty, failed, { status: 'error', message: 'a' }],
  ])('combines %j and %j', (first, second, expected) => {
    expect(combineViewStates(first, second)).toMatchObject(expected);
  });

  it('returns the failures of incomplete data, with a retry for both', () => {
    const [first, second] = ['a', 'b'].map((message) => ({ message, retry: vi.fn() }));
    if (!first || !second) throw new Error('unreachable');
    const both = combineViewStates({ ...ready, failure: first }, { ...ready, failure: second });
    if (both.status !== 'ready') throw new Error('expected data');
    both.failure?.retry();
    expect(both.failure?.message).toBe('a');
    expect(first.retry).toHaveBeenCalledOnce();
    expect(second.retry).toHaveBeenCalledOnce();
  });
});
