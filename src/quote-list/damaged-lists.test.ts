import fc from 'fast-check';
import { expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { shownProduct } from '../../testing/products.ts';
import { useCart } from '../cart/cart-store.ts';
import { formatSharedList, parseSharedList, type SharedLine } from '../cart/shared-list.ts';
import { limits } from '../config.ts';
import { fold } from '../lib/fold.ts';
import { readListFile } from './read-file.ts';
import { resultOf, reviewList } from './review.ts';

// Ten thousand in all, at the cart: what is read changes nothing there, and what is then added is sound.

const { max } = limits.cartQuantity;
const names = ['TUBO CUADRADO 2" x 2"', 'ÁNGULO 1/2"', 'PLATINA 1/8"', 'PLANCHA 3 mm', 'MARTILLO'];
const products = names.map((name, index) => shownProduct({ id: 20 * (index + 1), name }));
/** In the place of the shop's search, which has tests of its own: what begins as the query does. */
const search = (query: string) => ({
  products: products.filter(({ name }) => name?.startsWith(fold(query).slice(0, 3).toUpperCase())),
  dropped: [],
});

/** What was there before: a line with room, and a full one. */
function fill() {
  useCart.getState().clear();
  for (const [place, product] of products.slice(0, 2).entries()) {
    useCart.getState().add(product, place === 0 ? 5 : max);
  }
}

const list = '10 und tubo cuadrado 2" x 2"\n6\tANGULO 1/2";"platina"\n• 3 planchas | 4 kg\n';

/** A text with parts of it doubled, dropped and put elsewhere, and others thrown in. */
const damage = (sound: string, noise: fc.Arbitrary<string>) =>
  fc
    .array(fc.record({ at: fc.nat(), length: fc.nat(9), put: noise }), { maxLength: 8 })
    .map((changes) =>
      changes.reduce((text, { at, length, put }) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + put + text.slice(place + length);
      }, sound),
    );

/** Adds what was read, as the cart's page does once the visitor says so; what is wrong then. */
function faultsOf(wanted: readonly SharedLine[]): string[] {
  const before = useCart.getState().lines;
  for (const { id, quantity } of wanted) {
    const product = products.find((one) => one.id === id);
    if (product) useCart.getState().add(product, quantity);
  }
  const { lines } = useCart.getState();
  const isSound = lines.every(
    ({ quantity }) => Number.isInteger(quantity) && quantity >= 1 && quantity <= max,
  );
  const isKept = before.every(({ id, quantity }, place) => {
    const line = lines[place];
    return line?.id === id && line.quantity >= quantity;
  });
  const isOnce = new Set(lines.map(({ id }) => id)).size === lines.length;
  return [!isSound && 'unsound', !isKept && 'less than before', !isOnce && 'twice'].filter(
    (fault) => fault !== false,
  );
}

/** Reviews a list and adds it; each of its lines is a product to add, or said in words. */
function faultsOfList(text: string): string[] {
  const before = useCart.getState().lines;
  const reviewed = reviewList(text, search);
  const { wanted, unresolved } = resultOf(reviewed);
  const isChanged = useCart.getState().lines !== before;
  const lost = reviewed.filter(({ chosen, text: written }) =>
    chosen ? wanted.every(({ id }) => id !== chosen.id) : !unresolved.includes(written),
  );
  return [
    ...(isChanged ? ['changed by reading'] : []),
    ...lost.map(({ row }) => `line ${row} lost`),
    ...faultsOf(wanted),
  ];
}

it('a list however damaged changes nothing before it is added, and then adds or says each line', () => {
  const noise = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\t', ';', '"', '""', '\n', '99999 ', '-1 '),
  );
  fc.assert(
    fc
      .property(damage(list, noise), (text) => {
        expect(faultsOfList(text)).toEqual([]);
      })
      .beforeEach(fill),
    { numRuns: 3000 },
  );
});

it('a link however damaged gives a list that says the same, or none and changes nothing', () => {
  const noise = fc.oneof(fc.string(), fc.constantFrom('x', '.', '0', '9', '-1', '1e9', '%'));
  fc.assert(
    fc
      .property(damage('20x12.40x24.60x99', noise), (text) => {
        const before = useCart.getState().lines;
        const lines = parseSharedList(text);
        expect(useCart.getState().lines).toBe(before);
        if (lines === null) return;
        expect(formatSharedList(lines)).toBe(text.replace(/(^|\.)0+(?=\d+x)/g, '$1'));
        expect(faultsOf(lines)).toEqual([]);
      })
      .beforeEach(fill),
    { numRuns: 6500 },
  );
});

it('a file however damaged is read or named, and changes nothing before it is added', async () => {
  const rows = [
    ['N.º', 'Descripción', 'Cantidad'],
    ['1', 'TUBO CUADRADO 2" x 2"', '10'],
    ['2', '"Ñandú" en comillas', '6'],
  ];
  const excel = (await writeExcelFile(
    rows.map((row) => row.map((value) => ({ value }))),
  ).toBuffer()) as Buffer;
  const sound = [
    new Uint8Array(excel),
    new TextEncoder().encode(rows.map((row) => row.join(';')).join('\n')),
  ];
  const damaged = fc
    .record({
      file: fc.constantFrom(...sound),
      at: fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 12 }),
      cut: fc.nat(),
    })
    .map(({ file, at, cut }) => {
      const bytes = file.slice(0, cut % 3 === 0 ? cut % (file.length + 1) : file.length);
      for (const [place, value] of at) bytes[place % bytes.length] = value;
      return bytes;
    });
  await fc.assert(
    fc
      .asyncProperty(damaged, async (bytes) => {
        const before = useCart.getState().lines;
        const { text, problems } = await readListFile(new Blob([bytes]));
        expect(useCart.getState().lines).toBe(before);
        expect(text !== '' || problems.length > 0).toBe(true);
        expect(faultsOfList(text)).toEqual([]);
      })
      .beforeEach(fill),
    { numRuns: 500 },
  );
});
