import { describe, expect, it } from 'vitest';
import { fixture } from '../../testing/fixture.ts';
import { planImport } from './plan.ts';
import type { Cell } from './read-cell.ts';

const stored = { ...fixture, removed: [], version: '1' };
const plan = (products: Cell[][], isComplete = false) =>
  planImport(stored, { products }, null, { isComplete });
/** Rows between semicolons, cells between commas. */
const sheet = (text: string) => text.split(';').map((row) => row.split(','));
const prices = (...rows: Cell[][]) => plan([['Código', 'Precio'], ...rows]);

describe('planImport', () => {
  it('lists each changed field and ignores missing columns', () => {
    const { changes, added, removed, problems } = prices([70, 95], [10, '0'], [20, null]);
    expect(changes).toEqual([
      expect.objectContaining({ id: 70, field: 'price', before: 89.9, after: 95 }),
    ]);
    expect({ added, removed, problems }).toEqual({ added: [], removed: [], problems: [] });
  });

  it('gives a new product without a code the next free one', () => {
    const rows = sheet('Código,Nombre,Categoría;,TUBO NUEVO,TUBOS;200,OTRO,');
    expect(plan(rows).added.map(({ id, name }) => [id, name])).toEqual([
      [201, 'TUBO NUEVO'],
      [200, 'OTRO'],
    ]);
  });

  it('gives no code twice: not one of a removed product, nor one beyond the limit of the database', () => {
    const removed = [
      { id: 71, name: 'TUBO VIEJO' },
      { id: 2_147_483_647, name: 'DE UNA VERSIÓN ANTERIOR' },
    ];
    const of = (id: number | '', name: string) =>
      planImport({ ...stored, removed }, { products: sheet(`Código,Nombre;${id},${name}`) });
    expect(of('', 'TUBO NUEVO').added).toMatchObject([{ id: 72 }]);
    expect(of(71, 'TUBO NUEVO').problems).toMatchObject([
      { row: 2, column: 'Código', message: expect.stringContaining('fue de «TUBO VIEJO»') },
    ]);
    expect(of(71, 'tubo viejo')).toMatchObject({
      problems: [],
      added: [{ id: 71 }],
    });
    expect(of(9_999_999, 'X').problems).toEqual([]);
    const many = sheet('Código,Nombre;2147483646,X;5,ALICATE;6,Y');
    expect(planImport({ ...stored, removed }, { products: many }).problems).toMatchObject([
      { message: expect.stringContaining('llega como mucho a 9999999') },
    ]);
  });

  it('continues above the largest code of a file', () => {
    const { added } = plan(sheet('Código,Nombre;9999999,A;,B'));
    expect(added.map(({ id }) => id)).toEqual([9_999_999, 10_000_000]);
  });

  it('removes marked products, and missing ones if the sheet is complete', () => {
    const removedBy = (text: string, isComplete = false) =>
      plan(sheet(text), isComplete).removed.map(({ id }) => id);
    expect(removedBy('Código,Quitar;70,sí')).toEqual([70]);
    const rest = fixture.products.map(({ id }) => id).filter((id) => id !== 70 && id !== 10);
    expect(removedBy('Código;70;10', true)).toEqual(rest);
  });

  it.each<[string, string, object]>([
    [
      'no code column',
      'Nombre;X',
      { row: 1, column: null, message: expect.stringContaining('Código') },
    ],
    [
      'a column twice',
      'Código,codigo;1,2',
      { column: 'Código', message: 'está dos veces: elija cuál vale, o deje una sola columna' },
    ],
    [
      'a code twice',
      'Código,Precio;70,1;70,2',
      { row: 3, message: expect.stringContaining('ya está en la fila 2') },
    ],
    [
      'a word for a price',
      'Código,Precio;70,doce',
      { row: 2, column: 'Precio', message: expect.stringContaining('«doce» no es un número') },
    ],
    ['a new product without a name', 'Código,Precio;555,1', { row: 2, column: 'Nombre' }],
    [
      'a new product with the name of another',
      'Código,Nombre;,tubo  redondo 1/2" ',
      {
        column: 'Nombre',
        message: expect.stringContaining('ya está en la tienda con el código 20'),
      },
    ],
    ['a removal of an unknown code', 'Código,Quitar;999,sí', { row: 2, column: 'Quitar' }],
  ])('reports the place and the problem of %s', (_, text, problem) => {
    expect(plan(sheet(text)).problems).toEqual([expect.objectContaining(problem)]);
  });

  it.each<[Cell[], string]>([
    [[70, 200], 'sube 122 %: de 89.9 a 200'],
    [[70, null], 'queda sin precio (tenía 89.9)'],
  ])('warns about the price in %j', (row, message) => {
    expect(prices(row).warnings).toContainEqual(
      expect.objectContaining({
        row: 2,
        column: 'Precio',
        message,
        product: expect.stringContaining('ÁNGULO'),
      }),
    );
  });

  it('warns about the name of another product', () => {
    const { warnings } = plan(sheet('Código,Nombre;40,Llave  axb;50,LLAVE NUEVA'));
    expect(warnings).toMatchObject([
      { row: 2, column: 'Nombre', message: 'así se llama ya el producto 60' },
    ]);
  });

  it('warns about a negative stock and adds new categories', () => {
    expect(plan(sheet('Código,Stock;70,-2')).warnings).toMatchObject([
      { row: 2, column: 'Stock', message: 'el stock queda en -2' },
    ]);
    expect(plan(sheet('Código,Categoría;70,RIELES'))).toMatchObject({
      categories: { after: expect.arrayContaining([{ name: 'RIELES', was: null }]) },
      problems: [],
    });
  });

  it('reads the dates of a discount, refuses an end before its beginning and points out idle ones', () => {
    const dates = (...rows: Cell[][]) =>
      plan([['Código', 'Descuento %', 'Descuento desde', 'Fin de promoción'], ...rows]);
    const { changes, problems } = dates([70, 10, new Date('2036-12-01'), '24/12/2036']);
    expect(problems).toEqual([]);
    expect(changes.map(({ field, after }) => [field, after])).toEqual([
      ['discount', 10],
      ['discountFrom', '2036-12-01'],
      ['discountUntil', '2036-12-24'],
    ]);
    expect(dates([70, 10, '2036-12-24', '1/12/36']).problems).toMatchObject([
      {
        row: 2,
        column: 'Descuento hasta',
        message: expect.stringContaining('el 01/12/2036, antes'),
      },
    ]);
    expect(dates([70, 10, null, '31/02/2036']).problems).toMatchObject([
      { message: expect.stringContaining('no es una fecha') },
    ]);
    expect(dates([70, 10, null, '01/02/2020'], [10, 0, '01/02/2036', null]).warnings).toMatchObject(
      [
        { row: 2, message: expect.stringContaining('ya terminó') },
        { row: 3, message: expect.stringContaining('ningún descuento') },
      ],
    );
  });
});
