import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storedValue } from './stored-value.ts';

const parse = (stored: unknown) => (Array.isArray(stored) ? stored : null);
const create = () => storedValue<readonly unknown[]>({ key: 'list', empty: [], parse });

beforeEach(() => localStorage.clear());

describe('storedValue', () => {
  it('reads what another tab wrote, and returns the same object while nothing changed', () => {
    const list = create();
    expect(list.read()).toEqual([]);
    expect(list.write([1])).toBe(true);
    localStorage.setItem('list', '[2]');
    expect(list.read()).toEqual([2]);
    expect(list.read()).toBe(list.read());
  });

  it.each(['{broken', '', '{"version":2}'])('sets %j aside and is empty', (text) => {
    localStorage.setItem('list', text);
    expect(create().read()).toEqual([]);
    expect({ ...localStorage }).toEqual({ 'list-unreadable': text });
  });

  it('notifies of changes in other tabs and of a return from the back-forward cache', () => {
    const controller = new AbortController();
    const onChange = vi.fn();
    create().subscribe(onChange, controller.signal);
    dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(onChange).not.toHaveBeenCalled();
    dispatchEvent(new StorageEvent('storage', { key: 'list' }));
    dispatchEvent(new StorageEvent('storage', { key: null }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(onChange).toHaveBeenCalledTimes(3);
    controller.abort();
    dispatchEvent(new StorageEvent('storage', { key: 'list' }));
    expect(onChange).toHaveBeenCalledTimes(3);
  });
});
