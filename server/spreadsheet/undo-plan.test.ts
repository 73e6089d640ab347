import { describe, expect, it } from 'vitest';
import { productRow } from '../../testing/products.ts';
import type { StoredProduct } from '../catalogue/stored-product.ts';
import { planUndo, type WrittenImport } from './undo-plan.ts';

const tube = (fields: Partial<StoredProduct>) =>
  productRow({ id: 1, name: 'TUBO', category: 'TUBOS', price: 10, ...fields });

/** Undoes the import that made `before` `written`, when the shop has `now`. */
const undo = (
  before: StoredProduct,
  written: StoredProduct,
  now: StoredProduct | null,
  more: Partial<WrittenImport> = {},
  categories = ['TUBOS'],
) => {
  const record = { added: [], changed: [before], removed: [], written: [written], later: [] };
  return planUndo(
    { ...record, categories: null, ...more },
    { products: now ? [now] : [], categories },
  );
};

describe('planUndo', () => {
  it('restores values that nobody has changed since, and lists the others with their values', () => {
    const now = tube({ price: 12, stock: 9, marca: 'SIDER' });
    const plan = undo(tube({ stock: 3 }), tube({ price: 12, stock: 5 }), now);
    expect(plan.products).toEqual([{ ...now, price: 10 }]);
    expect(plan.restored).toMatchObject([
      { id: 1, field: 'price', before: 10, written: 12, now: 12 },
    ]);
    expect(plan.kept).toMatchObject([
      { id: 1, name: 'TUBO', field: 'stock', before: 3, written: 5, now: 9 },
    ]);
  });

  it('keeps a value that has been set back by hand, without naming it', () => {
    const plan = undo(tube({}), tube({ price: 12 }), tube({}));
    expect(plan).toMatchObject({ products: [], restored: [], kept: [] });
  });

  it('does not bring back a product that was removed since', () => {
    const plan = undo(tube({}), tube({ price: 12 }), null);
    expect(plan).toMatchObject({ products: [], kept: [{ before: 10, written: 12 }] });
    expect(plan.kept[0]?.now).toBeUndefined();
  });

  it('removes added products, except those that were edited since', () => {
    const rows = [tube({}), tube({ id: 2 }), tube({ id: 3 })];
    const now = [tube({}), tube({ id: 2, price: 11 })];
    const record = { added: [1, 2, 3], changed: [], removed: [], written: rows, later: [] };
    const plan = planUndo(
      { ...record, categories: null },
      { products: now, categories: ['TUBOS'] },
    );
    expect(plan.removed).toEqual([tube({})]);
    expect(plan.kept).toMatchObject([
      { id: 2, name: 'TUBO', field: 'price', before: undefined, written: 10, now: 11 },
    ]);
  });

  it('returns removed products, with a category that is gone, unless their code is used', () => {
    const removed = [{ ...tube({}), position: 4 }, tube({ id: 2 })];
    const record = { added: [], changed: [], removed, written: [], later: [], categories: null };
    const plan = planUndo(record, { products: [tube({ id: 2 })], categories: ['ÁNGULOS'] });
    expect(plan.returned).toEqual([{ ...tube({}), position: 4 }]);
    expect(plan.categories).toEqual([
      { name: 'ÁNGULOS', was: 'ÁNGULOS' },
      { name: 'TUBOS', was: null },
    ]);
    expect(plan.kept).toMatchObject([{ id: 2, before: 'TUBO' }]);
  });

  it('follows a category that a later import renamed', () => {
    const later = [[{ name: 'TUBERÍA', was: 'TUBOS' }]];
    const moved = { category: 'TUBERÍA' };
    const now = ['TUBERÍA', 'RIELES'];
    const priced = undo(
      tube({}),
      tube({ price: 12 }),
      tube({ price: 12, ...moved }),
      { later },
      now,
    );
    expect(priced).toMatchObject({ products: [tube(moved)], kept: [], categories: undefined });
    const placed = tube({ category: 'RIELES' });
    const recategorized = undo(tube({}), placed, placed, { later }, now);
    expect(recategorized).toMatchObject({ products: [tube(moved)], kept: [] });
  });

  it('removes an added product whose category a later import renamed', () => {
    const now = tube({ category: 'TUBERÍA' });
    const plan = undo(tube({}), tube({}), now, {
      added: [1],
      changed: [],
      later: [[{ name: 'TUBERÍA', was: 'TUBOS' }]],
    });
    expect(plan).toMatchObject({ removed: [now], kept: [] });
  });

  it('restores the order of categories, and those that it removed', () => {
    const categories = {
      before: ['TUBOS', 'VACÍA', 'RIELES'],
      after: [
        { name: 'RIELES', was: 'RIELES' },
        { name: 'TUBERÍA', was: 'TUBOS' },
      ],
    };
    const plan = undo(tube({}), tube({}), tube({}), { categories }, ['RIELES', 'TUBERÍA']);
    expect(plan.categories).toEqual([
      { name: 'TUBOS', was: 'TUBERÍA' },
      { name: 'VACÍA', was: null },
      { name: 'RIELES', was: 'RIELES' },
    ]);
  });

  it('gives no category to a product without one', () => {
    const none = { category: null };
    const categories = { before: ['TUBOS'], after: [{ name: 'RIELES', was: null }] };
    const now = tube({ ...none, price: 12 });
    const restored = undo(tube(none), now, now, { categories }, ['RIELES', 'TUBOS']);
    expect(restored.products).toEqual([tube(none)]);
    const returned = undo(tube({}), tube({}), null, { changed: [], removed: [tube(none)] });
    expect(returned).toMatchObject({ returned: [tube(none)], categories: undefined });
  });

  it('keeps values that its history does not have yet', () => {
    const { discountFrom: _, ...older } = tube({});
    const written = tube({ price: 12, discountFrom: '2027-01-05' });
    const plan = undo(older as StoredProduct, written, written);
    expect(plan.products).toEqual([{ ...written, price: 10 }]);
  });

  it('takes back its renames, additions and removals among later categories', () => {
    const categories = {
      before: ['TUBOS', 'VACÍA'],
      after: [
        { name: 'TUBERÍA', was: 'TUBOS' },
        { name: 'RIELES', was: null },
      ],
    };
    const placed = tube({ category: 'TUBERÍA', price: 12 });
    const now = ['TUBERÍA', 'RIELES', 'CABLES'];
    expect(undo(tube({}), placed, placed, { categories }, now)).toMatchObject({
      products: [tube({})],
      restored: [{ field: 'price' }],
      categories: [
        { name: 'TUBOS', was: 'TUBERÍA' },
        { name: 'CABLES', was: 'CABLES' },
        { name: 'VACÍA', was: null },
      ],
    });
  });

  it('restores whole products of an import whose result is not known', () => {
    const now = tube({ price: 12 });
    const plan = undo(tube({}), now, now, { written: null });
    expect(plan.products).toEqual([tube({})]);
    expect(undo(tube({}), now, null, { written: null }).products).toEqual([]);
  });
});
