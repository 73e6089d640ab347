import { describe, expect, it } from 'vitest';
import { entriesOf } from './list-entries.ts';

describe('entriesOf', () => {
  it.each<[readonly (string | null)[] | null | undefined, readonly string[]]>([
    [null, []],
    [undefined, []],
    [['TUBOS', null], ['TUBOS']],
  ])('reads %j as %j', (list, entries) => {
    expect(entriesOf(list)).toEqual(entries);
  });

  it('returns the same array where no entry is null, so that nothing renders again', () => {
    const list: readonly (string | null)[] = ['TUBOS'];
    expect(entriesOf(list)).toBe(list);
  });
});
