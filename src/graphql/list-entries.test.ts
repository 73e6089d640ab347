import { describe, expect, expectTypeOf, it } from 'vitest';
import { type EntryOf, entriesOf } from './list-entries.ts';

describe('entriesOf', () => {
  it.each([
    [null, []],
    [undefined, []],
    [['TUBOS', null], ['TUBOS']],
    [{ items: ['TUBOS', null], total: 2 }, ['TUBOS']],
    [{ __typename: 'Page', items: null }, []],
    [{ edges: [{ node: { id: 1 } }, null, { node: null }] }, [{ id: 1 }]],
  ])('reads %j as %j', (list, entries) => {
    expect(entriesOf(list)).toEqual(entries);
  });

  it.each([[['TUBOS']], [['TUBOS', null]], [{ edges: [{ node: 1 }] }]])(
    'returns the same array for %j, so that nothing renders again',
    (list) => {
      expect(entriesOf<unknown>(list)).toBe(entriesOf<unknown>(list));
    },
  );

  it('has the type of an entry', () => {
    type Entry = { readonly id: number };
    type Nodes = { readonly total: number; readonly nodes: readonly (Entry | null)[] | null };
    type Edges = { readonly edges: readonly ({ readonly node: Entry | null } | null)[] };
    expectTypeOf<EntryOf<readonly (Entry | null)[] | null>>().toEqualTypeOf<Entry>();
    expectTypeOf<EntryOf<Nodes | null>>().toEqualTypeOf<Entry>();
    expectTypeOf<EntryOf<Edges>>().toEqualTypeOf<Entry>();
  });
});
