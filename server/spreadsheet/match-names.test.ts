import { describe, expect, it } from 'vitest';
import { productRow } from '../../testing/products.ts';
import type { SheetTable } from './columns.ts';
import { type ImportChoices, noMemory } from './import-choices.ts';
import { planImport } from './plan.ts';

const named = [
  'TUBO CUADRADO LAF 1" x 1" x 0.9 mm x 6 m',
  'TUBO CUADRADO LAC 2" x 2" x 2.0 mm x 6 m',
  'ÁNGULO GALV. A36 1 1/2" x 1/8" x 6 m',
  'CLAVO PARA MADERA 2" x KG',
];
const stored = {
  categories: [],
  products: named.map((name, at) => productRow({ id: at + 1, name, price: 10, marca: 'SUR' })),
  removed: [],
  version: '1',
};
const plan = (text: string, choices: ImportChoices = {}, names: [string, number][] = []) => {
  const products: SheetTable = text.split('\n').map((row) => row.split('|'));
  const memory = { ...noMemory, names: new Map(names) };
  return planImport(stored, { products }, null, choices, memory);
};
const list =
  'COD|DESCRIPCION|PRECIO\nTC-1|TUB. CUAD. LAF 1X1X0.9MM|11\nTC-2|TUBO CUAD 2X2X3.0|12\nAN-1|ANG. GALV 1.1/2X1/8|13';

describe('the name of a supplier', () => {
  it('is proposed as that of a product, and its row is not imported', () => {
    const { added, changes, questions, confirmations } = plan(list);
    expect(added).toMatchObject([{ name: 'TUBO CUAD 2X2X3.0' }]);
    expect(changes).toEqual([]);
    expect(questions.matches).toEqual([
      { place: 'fila 2', name: 'TUB. CUAD. LAF 1X1X0.9MM', id: 1, product: named[0] },
      { place: 'fila 4', name: 'ANG. GALV 1.1/2X1/8', id: 3, product: named[2] },
    ]);
    expect(confirmations).toContain(
      'filas que quedan fuera, sin decir si ya están en la tienda: 2',
    );
  });

  it('is that product if its owner accepts, or another one', () => {
    const matches = new Map([
      ['TUB. CUAD. LAF 1X1X0.9MM', 1],
      ['ANG. GALV 1.1/2X1/8', 0],
    ]);
    const { added, changes, questions, remembered } = plan(list, { matches });
    expect(changes.map(({ id, field, after }) => [id, field, after])).toEqual([
      [1, 'price', 11],
      [1, 'uuid', 'TC-1'],
    ]);
    expect(added).toMatchObject([{ name: 'TUBO CUAD 2X2X3.0' }, { name: 'ANG. GALV 1.1/2X1/8' }]);
    expect(questions.matches).toEqual([]);
    expect(remembered).toEqual([
      { kind: 'name', written: 'tub. cuad. laf 1x1x0.9mm', meaning: '1' },
    ]);
  });

  it('is known in the next list, also without a code', () => {
    const next = 'DESCRIPCION|PRECIO\nTUB. CUAD. LAF 1x1x0.9MM|15';
    const { changes, added, notes, remembered } = plan(next, {}, [['tub. cuad. laf 1x1x0.9mm', 1]]);
    expect(added).toEqual([]);
    expect(changes).toMatchObject([{ id: 1, field: 'price', after: 15 }]);
    expect(notes).toContain(
      `Nombres que usted ya reconoció: 1 (fila 2: «TUB. CUAD. LAF 1x1x0.9MM» es 1 ${named[0]}).`,
    );
    expect(remembered).toEqual([]);
    const removed = plan(next, {}, [['tub. cuad. laf 1x1x0.9mm', 99]]);
    expect(removed.questions.matches).toHaveLength(1);
  });

  it('is not proposed for another brand or unit, nor for a product of the list', () => {
    const brand = plan('DESCRIPCION|PRECIO|MARCA\nTUB. CUAD. LAF 1X1X0.9MM|11|NORTE');
    expect(brand.questions.matches).toEqual([]);
    const unit = plan('DESCRIPCION|PRECIO|UND\nCLAVO MADERA 2"|11|MILLAR');
    expect(unit.questions.matches).toEqual([]);
    expect(plan('DESCRIPCION|PRECIO|UND\nCLAVO MADERA 2"|11|KG').questions.matches).toHaveLength(1);
    const both = plan(`DESCRIPCION|PRECIO\n${named[0]}|11\nTUB. CUAD. LAF 1X1X0.9MM|11`);
    expect(both.questions.matches).toEqual([]);
  });

  it('without a size is not proposed as a product with one', () => {
    expect(plan('DESCRIPCION|PRECIO\nANGULO GALV OTRO|11').questions.matches).toEqual([]);
  });

  it('is proposed next to unknown codes, also in the same words', () => {
    const { questions, problems } = plan(
      `CODIGO|DESCRIPCION|PRECIO\n7001|TUB. CUAD. LAF 1X1X0.9MM|11\n7002|${named[2]}|12`,
    );
    expect(problems).toEqual([]);
    expect(questions.matches).toMatchObject([{ id: 1 }, { id: 3 }]);
  });

  it('cannot be accepted twice for one product', () => {
    const twice = `${list}\nTC-9|TUBO CUADRADO LAF 25X25X0.9|20`;
    const matches = new Map([
      ['TUB. CUAD. LAF 1X1X0.9MM', 1],
      ['TUBO CUADRADO LAF 25X25X0.9', 1],
    ]);
    expect(plan(twice, { matches }).problems).toMatchObject([
      { row: 5, message: expect.stringContaining('ya está en la fila 2') },
    ]);
  });

  it('is asked about for each brand of the list', () => {
    const list =
      'DESCRIPCION|MARCA|PRECIO\nFE CORRUGADO 1/2 X 9M|NORTE|20\nFE CORRUGADO 1/2 X 9M|SUR|21';
    const bar = productRow({ id: 9, name: 'FIERRO CORRUGADO A615-G60 1/2" x 9 m', price: 20 });
    const file = { products: list.split('\n').map((row) => row.split('|')) };
    const shop = { ...stored, products: [bar] };
    const [one, other] = planImport(shop, file).questions.matches.map(({ name }) => name);
    expect([one, other]).toEqual(['FE CORRUGADO 1/2 X 9M · NORTE', 'FE CORRUGADO 1/2 X 9M · SUR']);
    const matches = new Map([
      [one ?? '', 0],
      [other ?? '', 9],
    ]);
    const { added, changes } = planImport(shop, file, null, { matches });
    expect(added).toMatchObject([{ marca: 'NORTE' }]);
    expect(changes).toMatchObject([
      { id: 9, field: 'price', after: 21 },
      { id: 9, field: 'marca', after: 'SUR' },
    ]);
  });

  it('has to be confirmed where there are too many to compare', () => {
    const many = Array.from({ length: 2_000 }, (_, at) =>
      productRow({ id: at + 1, name: `X${at}` }),
    );
    const rows = Array.from({ length: 260 }, (_, at) => [`ARTICULO ${at}`, 1]);
    const file = { products: [['DESCRIPCION', 'PRECIO'], ...rows] };
    const { confirmations } = planImport({ ...stored, products: many }, file);
    expect(confirmations).toContainEqual(
      expect.stringMatching(/^productos nuevos cuyo nombre no se comparó .*: 10$/),
    );
  });

  it('is not compared in the files of the shop', () => {
    const { added } = plan('Código|Nombre|Precio|UUID\n|TUB. CUAD. LAF 1X1X0.9MM|11|');
    expect(added).toHaveLength(1);
  });
});
