import { describe, expect, it } from 'vitest';
import { fixture } from '../../testing/fixture.ts';
import { productRow } from '../../testing/products.ts';
import type { Spreadsheet } from './columns.ts';
import { planImport } from './plan.ts';

const stored = { ...fixture, removed: [], version: '1' };
/** Rows between semicolons, cells between commas; an empty cell is `''`. */
const sheet = (text: string) => text.split(';').map((row) => row.split(','));
const plan = (text: string, isComplete = false, file: Partial<Spreadsheet> = {}) =>
  planImport(stored, { products: sheet(text), ...file }, null, { isComplete });

describe('the guards of an import', () => {
  it.each([
    ['a large change of a price', 'Código,Precio;70,200', 'precios'],
    ['an emptied price', 'Código,Precio;70,', 'precios'],
    ['a change of a price by 40 %', 'Código,Precio;70,125.86', null],
    ['a discount of half the price', 'Código,Descuento %,Precio de compra;70,50,40', 'precios'],
    ['a price below the cost', 'Código,Precio;70,70', 'por debajo del precio de compra: 1'],
    [
      'a cost above the price',
      'Código,Precio de compra;70,95',
      'por debajo del precio de compra: 1',
    ],
    ['a discount of a tenth', 'Código,Descuento %;70,10', null],
    ['a removal of a fifth', 'Código,Quitar;70,sí;10,x', 'se quitan'],
    ['a removal of a tenth', 'Código,Quitar;70,sí', null],
    [
      'a new product without price',
      'Nombre,Código,Categoría;TUBO,,TUBOS',
      'sin precio o sin categoría',
    ],
    [
      'a new product without category',
      'Nombre,Código,Precio;TUBO,,5',
      'sin precio o sin categoría',
    ],
    ['a category that only products name', 'Código,Categoría;70,RIELES', 'categorías nuevas'],
    [
      'names of a fifth of the products',
      'Código,Nombre;70,ÁNGULO A;10,TUBO B',
      'Cambian 2 de 10 nombres',
    ],
    [
      'emptied discounts of a fifth',
      'Código,Descuento %;70,;50,',
      'Cambian 2 de 10 descuentos; 2 quedan vacíos',
    ],
    [
      'first prices',
      'Código,Precio;60,99;20,19',
      'primeros precios: 2 (entre S/ 19.00 y S/ 99.00)',
    ],
    [
      'a name of another product',
      'Código,Nombre;70,BROCA DE COBALTO',
      'no comparten ninguna palabra con el anterior',
    ],
    ['a complete new product', 'Nombre,Código,Precio,Categoría;TUBO,,5,TUBOS', null],
  ])('ask for a confirmation of %s', (_, text, confirmation) => {
    const { confirmations, problems } = plan(text);
    expect(problems).toEqual([]);
    expect(confirmations).toEqual(
      confirmation === null ? [] : [expect.stringContaining(confirmation)],
    );
  });

  it('ask for a confirmation of moved codes, and of an export without its version', () => {
    expect(plan('Código,UUID;70,otro').confirmations).toEqual([
      expect.stringContaining('UUID cambia'),
      expect.stringContaining('no tiene la columna Versión'),
    ]);
  });

  it('ask for a confirmation of new categories in their sheet, and refuse names of pages', () => {
    const categories = sheet('Categoría,Nombre nuevo;Rieles,;TUBOS,Promociones');
    const { confirmations, problems } = plan('Código', false, { categories });
    expect(confirmations).toEqual(['categorías nuevas (1): Rieles']);
    expect(problems).toMatchObject([
      { sheet: 'Categorías', row: 3, message: expect.stringContaining('es una página') },
    ]);
  });

  it('refuse an emptied name and rows wider than the headings', () => {
    expect(plan('Código,Nombre,Precio;70,,95').problems).toMatchObject([
      { row: 2, column: 'Nombre', message: expect.stringContaining('escriba sí en Quitar') },
    ]);
    const wider = {
      column: null,
      message: expect.stringContaining('tiene 3 celdas y hay 2 títulos'),
    };
    expect(plan('Código,Precio;70,1,95;10,1,').problems).toMatchObject([
      { row: 2, ...wider },
      { row: 3, ...wider },
    ]);
    expect(plan('Código,Precio,;70,1,95;10,1,').problems).toMatchObject([{ row: 2, ...wider }]);
  });

  it('name the products that an export has lost, which stay', () => {
    const rows = fixture.products.map(({ id }) => id).filter((id) => id !== 20);
    const { notes, removed } = plan(`Código,Versión 0123456789ab;${rows.join(',;')}`);
    expect(removed).toEqual([]);
    expect(notes).toEqual([expect.stringContaining('quedan como están: 1 (20 TUBO REDONDO 1/2")')]);
    expect(plan('Código,Versión 0123456789ab;70,;x,').notes).toEqual([]);
  });

  it('read soles in headings of prices only, and no dollars', () => {
    const { changes, notes } = plan('Código,Precio S/,Dscto. (S/),Precio US$;70,95,5,25');
    expect(changes).toMatchObject([{ field: 'price', after: 95 }]);
    expect(notes.at(-1)).toBe('Columnas que no se leen: Dscto. (S/), Precio US$.');
  });

  it('refuse a new product that is twice in the file, and name the sheets that are not read', () => {
    const text = 'Código,Nombre,Precio,Categoría;,Clavo  X,5,TUBOS;,CLAVO X,5,TUBOS';
    const { problems, notes } = plan(text.replace('  ', ' '), false, { others: ['Hoja2'] });
    expect(problems).toMatchObject([{ row: 3, message: expect.stringContaining('en la fila 2') }]);
    expect(notes).toEqual(['Hojas que no se leen: Hoja2.']);
  });

  it('find the headings below a title, with synonyms, and name the columns that are not read', () => {
    const { notes, changes, problems } = plan(
      'LISTA DE PRECIOS;;Cód.,Proveedor,PRECIO DE VENTA (S/),P. COMPRA;;70,Acme,95,71.25',
      false,
      { sheet: 'Hoja1' },
    );
    expect(problems).toEqual([]);
    expect(changes).toMatchObject([{ id: 70, field: 'price', after: 95 }]);
    expect(notes).toEqual([
      'Se lee la hoja «Hoja1».',
      '«Cód.» se lee como Código.',
      '«PRECIO DE VENTA (S/)» se lee como Precio.',
      '«P. COMPRA» se lee como Precio de compra.',
      'Columnas que no se leen: Proveedor.',
    ]);
  });
});

describe('a file that was exported before later changes', () => {
  const exported = fixture;
  const products = fixture.products
    .filter(({ id }) => id !== 20)
    .map((product) => (product.id === 70 ? { ...product, price: 99, stock: 12 } : product));
  const later = { ...stored, products: [...products, productRow({ id: 71, name: 'OTRO' })] };
  const stale = (text: string, isComplete = false) =>
    planImport(later, { products: sheet(text) }, exported, { isComplete });

  it('changes only what its owner has changed since, and lists conflicts with both values', () => {
    const { changes, conflicts, added, problems, warnings } = stale(
      'Código,Nombre,Precio,Stock;70,ÁNGULO NUEVO,95,40;10,TUBO CUADRADO LAC 2" x 2" x 2.0 mm x 6 m,0,5;20,TUBO REDONDO 1/2",,',
    );
    expect({ added, problems, warnings }).toEqual({ added: [], problems: [], warnings: [] });
    expect(changes.map(({ id, field, before, after }) => [id, field, before, after])).toEqual([
      [70, 'name', 'ÁNGULO ESTRUCTURAL A36 2" x 1/4" x 6 m', 'ÁNGULO NUEVO'],
      [10, 'stock', null, 5],
    ]);
    expect(conflicts).toMatchObject([{ id: 70, before: 99, after: 95 }]);
  });

  it('keeps products that were added since, and their codes', () => {
    const rest = fixture.products.map(({ id }) => id).filter((id) => id !== 10);
    const { removed, problems } = stale(`Código;${rest.join(';')}`, true);
    expect(problems).toEqual([]);
    expect(removed.map(({ id }) => id)).toEqual([10]);
    expect(stale('Código,Nombre;71,MÍO').problems).toMatchObject([
      { column: 'Código', message: expect.stringContaining('ya dio el código 71 a') },
    ]);
  });

  it('does not restore a product that was removed since', () => {
    const { added, problems, warnings } = stale('Código,Precio,Quitar;20,5,;20,,sí');
    expect({ added, problems }).toMatchObject({ added: [], problems: [{ row: 3 }] });
    expect(warnings).toMatchObject([{ row: 2, message: expect.stringContaining('ya no está') }]);
  });
});

describe('the sheet of categories', () => {
  const planned = (rows: string, text = 'Código', categories = fixture.categories) =>
    planImport(
      stored,
      { products: sheet(text), categories: sheet(`Categoría,Nombre nuevo,Quitar;${rows}`) },
      { ...fixture, categories },
    );

  it('renames, orders, adds and removes categories', () => {
    const { categories, changes, problems } = planned(
      'ÁNGULOS;RIELES;TUBOS,TUBERÍA;PLANCHAS LAF / LAC;VACÍA,,sí',
      'Código,Categoría;70,tuberia;5,TUBOS',
    );
    expect(problems).toEqual([]);
    expect(categories?.after).toEqual([
      { name: 'ÁNGULOS', was: 'ÁNGULOS' },
      { name: 'RIELES', was: null },
      { name: 'TUBERÍA', was: 'TUBOS' },
      { name: 'PLANCHAS LAF / LAC', was: 'PLANCHAS LAF / LAC' },
    ]);
    expect(changes.map(({ id, after }) => [id, after])).toEqual([
      [70, 'TUBERÍA'],
      [5, 'TUBERÍA'],
    ]);
  });

  it.each([
    ['TUBOS,,sí', 'REMOVED', 'todavía tiene productos'],
    ['TUBOS,ÁNGULOS', 'RENAMED', 'ya hay una categoría «ÁNGULOS»'],
    ['tubos', 'ADDED', 'ya hay una categoría «TUBOS»'],
    ['TUBOS;TUBOS', 'TWICE', 'está dos veces'],
  ])('is refused with %s', (rows, _, message) => {
    expect(planned(rows).problems).toMatchObject([
      { sheet: 'Categorías', message: expect.stringContaining(message) },
    ]);
  });

  it('is refused with a heading that it does not have', () => {
    const problemsOf = (text: string) =>
      plan('Código', false, { categories: sheet(text) }).problems.map(({ message }) => message);
    expect(problemsOf('Nombre;TUBOS')).toEqual([expect.stringContaining('falta este título')]);
    expect(problemsOf('Categoría,Nombre corregido;TUBOS,TUBERÍA')).toEqual([
      expect.stringContaining('«Nombre corregido» no es un título de esta hoja'),
    ]);
    expect(problemsOf('LISTA;Categoría,Nuevo nombre;TUBOS,TUBERÍA')).toEqual([]);
  });

  it('leaves a category without a row behind the one that it follows', () => {
    const order = (rows: string) => planned(rows).categories?.after.map(({ name }) => name);
    expect(order('TUBOS;PLANCHAS LAF / LAC;VACÍA')).toBeUndefined();
    expect(order('VACÍA;TUBOS')).toEqual(['VACÍA', 'TUBOS', 'ÁNGULOS', 'PLANCHAS LAF / LAC']);
  });

  it('keeps the order and the categories of the shop if its owner has not changed them', () => {
    const { categories } = planned('VIEJA;ÁNGULOS;TUBOS', 'Código', ['VIEJA', 'ÁNGULOS', 'TUBOS']);
    expect(categories).toBeNull();
  });
});
