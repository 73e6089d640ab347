import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addItem, type Cart, removeItem, setQuantity } from '../../../src/cart/cart.ts';
import { type CartEdits, withAdded, withSet } from '../../../src/cart/cart-edits.ts';
import { agreedWith, linesOf, merged, quantityOf } from '../../../src/cart/merge-edits.ts';
import { productRow } from '../../../testing/products.ts';

interface Edit {
  kind: 'add' | 'set' | 'remove';
  id: number;
  quantity: number;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom('add', 'set', 'remove'),
  id: fc.integer({ min: 1, max: 4 }),
  quantity: fc.integer({ min: 1, max: 30 }),
});
const edits = fc.array(edit, { maxLength: 12 });

/** A tab as the store keeps it: the lines that it shows, and what all are known to have done. */
interface Tab {
  name: string;
  lines: Cart;
  edits: CartEdits;
}

const opened = (name: string): Tab => ({ name, lines: [], edits: new Map() });
const pieces = ({ lines }: Tab, id: number) => lines.find((line) => line.id === id)?.quantity ?? 0;

function edited(tab: Tab, { kind, id, quantity }: Edit): Tab {
  if (kind === 'add') {
    const lines = addItem(tab.lines, productRow({ id }), quantity).cart;
    const more = pieces({ ...tab, lines }, id) - pieces(tab, id);
    return { ...tab, lines, edits: withAdded(tab.edits, id, more, tab.name) };
  }
  if (pieces(tab, id) === 0) return tab;
  return kind === 'set'
    ? {
        ...tab,
        lines: setQuantity(tab.lines, id, quantity),
        edits: withSet(tab.edits, id, quantity, tab.name),
      }
    : { ...tab, lines: removeItem(tab.lines, id), edits: withSet(tab.edits, id, 0, tab.name) };
}

function heardBy(tab: Tab, other: Tab): Tab {
  const both = merged(tab.edits, other.edits);
  return { ...tab, edits: both, lines: linesOf(both, [...tab.lines, ...other.lines]) };
}

const quantities = (cart: Cart) => cart.map(({ id, quantity }) => [id, quantity]);
const state = (of: CartEdits) => [...of].sort(([a], [b]) => a - b);

/** Three tabs that edited by themselves after hearing of a common past. */
const tabs = fc.tuple(edits, edits, edits, edits).map(([past, ...since]) => {
  const first = past.reduce(edited, opened('a'));
  return since.map((own, index) =>
    own.reduce(edited, { ...first, name: ['a', 'b', 'c'][index] ?? '' }),
  );
});

describe('C6: what tabs have done to a cart', () => {
  it('C6: comes to the same in whatever order and however often it is put together', () => {
    fc.assert(
      fc.property(tabs, ([a, b, c]) => {
        if (!a || !b || !c) return;
        const all = state(merged(merged(a.edits, b.edits), c.edits));
        expect(state(merged(c.edits, merged(b.edits, a.edits)))).toEqual(all);
        expect(state(merged(merged(a.edits, c.edits), merged(b.edits, b.edits)))).toEqual(all);
        const [ofA, ofC] = [heardBy(heardBy(a, b), c), heardBy(heardBy(c, b), a)];
        expect(quantities(ofA.lines)).toEqual(quantities(ofC.lines));
      }),
      { seed: 6, numRuns: 500 },
    );
  });

  it('C6: is in one tab exactly what the rules of the cart make of it', () => {
    fc.assert(
      fc.property(edits, (list) => {
        const tab = list.reduce(edited, opened('a'));
        expect(quantities(linesOf(tab.edits, tab.lines))).toEqual(quantities(tab.lines));
      }),
      { seed: 6, numRuns: 500 },
    );
  });

  it('C6: loses no piece that either has added', () => {
    const adding = fc.array(
      fc.record({
        kind: fc.constant('add' as const),
        id: fc.integer({ min: 1, max: 4 }),
        quantity: fc.integer({ min: 1, max: 4 }),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(adding, adding, (ofA, ofB) => {
        const a = ofA.reduce(edited, opened('a'));
        const b = ofB.reduce(edited, opened('b'));
        const both = merged(a.edits, b.edits);
        for (const id of [1, 2, 3, 4]) {
          const wanted = [...ofA, ...ofB]
            .filter((one) => one.id === id)
            .reduce((sum, { quantity }) => sum + quantity, 0);
          const line = both.get(id);
          expect(line ? quantityOf(line) : 0).toBe(wanted);
        }
      }),
      { seed: 6, numRuns: 500 },
    );
  });

  it('C6: leaves the last word to who set a quantity or took a line out, with all that came before', () => {
    const a = edited(opened('a'), { kind: 'add', id: 1, quantity: 5 });
    const b = heardBy(opened('b'), a);
    const set = edited(b, { kind: 'set', id: 1, quantity: 2 });
    expect(quantities(heardBy(a, set).lines)).toEqual([[1, 2]]);
    const again = edited(heardBy(a, set), { kind: 'add', id: 1, quantity: 1 });
    const out = edited(again, { kind: 'remove', id: 1, quantity: 1 });
    expect(quantities(heardBy(heardBy(set, again), out).lines)).toEqual([]);
    expect(quantities(heardBy(out, set).lines)).toEqual([]);
  });

  it('C6: gives way to a cart that something else has written', () => {
    const tab = [
      { kind: 'add', id: 1, quantity: 5 } as const,
      { kind: 'add', id: 2, quantity: 1 } as const,
    ].reduce(edited, opened('a'));
    const written = [
      { ...productRow({ id: 3 }), quantity: 7 },
      { ...productRow({ id: 1 }), quantity: 4 },
    ];
    const agreed = agreedWith(tab.edits, written, 'a');
    expect(
      new Map(quantities(linesOf(agreed, [...tab.lines, ...written])).map(([id, n]) => [id, n])),
    ).toEqual(
      new Map([
        [1, 4],
        [3, 7],
      ]),
    );
  });
});
