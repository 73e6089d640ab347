import { describe, expect, it } from 'vitest';
import { productRow } from '../../testing/products.ts';
import type { SheetTable } from './columns.ts';
import type { ImportChoices } from './import-choices.ts';
import { planImport } from './plan.ts';
import { withChoices } from './plan-choices.ts';

const products = Array.from({ length: 20 }, (_, at) =>
  productRow({
    id: 101 + at,
    name: `TUBO REDONDO 1/2" x ${at + 1} mm`,
    price: 10 + at,
    priceBuy: 5,
    category: 'TUBOS',
    stock: 4,
  }),
);
const stored = { categories: ['TUBOS', 'CLAVOS'], products, removed: [], version: '1' };
/** Rows between line breaks, cells between bars. */
const plan = (text: string, choices: ImportChoices = {}, catalogue = stored) =>
  planImport(catalogue, { products: table(text) }, null, choices);
const table = (text: string): SheetTable => text.split('\n').map((row) => row.split('|'));
const ofAll = (heading: string, valueOf: (price: number) => number) =>
  [`Código|${heading}`, ...products.map(({ id, price }) => `${id}|${valueOf(price ?? 0)}`)].join(
    '\n',
  );

describe('a field that changes in more than a tenth of the products', () => {
  it.each([
    ['Precio', (price: number) => price * 1.35, 'Cambian 20 de 20 precios: suben 35 %'],
    ['Precio', (price: number) => price * 0.62, 'Cambian 20 de 20 precios: bajan 38 %'],
    ['Precio', (price: number) => price + 1, 'Cambian 20 de 20 precios: suben entre 3.4 % y 10 %'],
    ['Stock', () => 0, 'Cambian 20 de 20 existencias: quedan en 0'],
    ['Descuento %', () => 30, 'Cambian 20 de 20 descuentos: quedan en 30 %'],
  ])('is confirmed in one line: %s', (heading, valueOf, text) => {
    const { confirmations, problems } = plan(ofAll(heading, valueOf));
    expect(problems).toEqual([]);
    expect(confirmations).toContain(text);
  });

  it('needs no tick in two products of twenty', () => {
    expect(plan('Código|Stock\n101|1\n102|1').confirmations).toEqual([]);
  });
});

describe('a first price', () => {
  const open = {
    ...stored,
    products: [...products, productRow({ id: 200, name: 'TUBO', category: 'TUBOS' })],
  };

  it.each([
    [24675, 'primer precio S/ 24,675.00: los de «TUBOS» van de S/ 10.00 a S/ 29.00'],
    [1.5, 'primer precio S/ 1.50: los de «TUBOS» van de S/ 10.00 a S/ 29.00'],
  ])('of %d is a warning next to those of its category', (price, message) => {
    const { warnings, confirmations } = plan(`Código|Precio\n200|${price}`, {}, open);
    expect(warnings).toMatchObject([{ row: 2, column: 'Precio', product: 'TUBO', message }]);
    expect(confirmations).toEqual([expect.stringMatching(/^primeros precios: 1/)]);
  });

  it('that is usual is only ticked', () => {
    const { warnings, confirmations } = plan('Código|Precio\n200|24.67', {}, open);
    expect(warnings).toEqual([]);
    expect(confirmations).toEqual(['primeros precios: 1 (S/ 24.67)']);
  });
});

describe('a value that a spreadsheet has damaged', () => {
  const named = (name: string, description: string | null = null) => ({
    ...stored,
    products: [...products, productRow({ id: 300, name, description, category: 'CLAVOS' })],
  });

  it.each([
    ['MODELO 00125', 'MODELO 125', 'perdió ceros'],
    ['1E5', '100000', 'la hoja lo convirtió en número'],
    ['ACERO ≥ 304 ½', 'ACERO ? 304 ?', 'perdió signos'],
  ])('is marked: %j as %j', (before, after, message) => {
    const { warnings } = plan(`Código|Nombre\n300|${after}`, {}, named(before));
    expect(warnings.map((warning) => warning.message)).toContainEqual(
      expect.stringContaining(message),
    );
  });

  it.each([
    ['Para tubo de 1/2', '01/02/2026'],
    ['1/2', '1-feb'],
  ])('is marked in a description: %j as %j', (before, after) => {
    const { warnings } = plan(`Código|Descripción\n300|${after}`, {}, named('CODO', before));
    expect(warnings).toMatchObject([
      { message: `parece una fecha que puso la hoja: tenía «${before}»` },
    ]);
  });

  it('is no ordinary edit', () => {
    const { warnings } = plan('Código|Nombre\n300|CODO 3/4 GALV.', {}, named('CODO 1/2'));
    expect(warnings).toEqual([]);
  });
});

describe('a row that is no product', () => {
  const file =
    'Nombre|Precio|Categoría\nCLAVO 3"|5|CLAVOS\nTOTAL|150|CLAVOS\nPrecios sujetos a cambio sin previo aviso.||';

  it('is not added, unless its owner says that it is one', () => {
    const once = plan(file);
    expect(once.added.map(({ name }) => name)).toEqual(['CLAVO 3"']);
    expect(once.doubtful).toEqual(['fila 3: TOTAL', expect.stringMatching(/^fila 4: Precios/)]);
    expect(plan(file, { addsDoubtful: true }).added).toHaveLength(3);
  });
});

describe('the file of another system', () => {
  const known = {
    ...stored,
    products: [...products, productRow({ id: 400, uuid: 'AF0001', name: 'CLAVO', price: 5 })],
  };

  it('is matched by its own code, then by the name', () => {
    const file =
      'CODIGO|MATERIAL|PRECIO\nAF0001|CLAVO DE ACERO|6\nAF0002|tubo redondo  1/2" x 1 mm|11\nSIN CODIGO|BROCA 1/4|9';
    const { changes, added, problems } = plan(file, {}, known);
    expect(problems).toEqual([]);
    expect(changes.map(({ id, field, after }) => [id, field, after])).toEqual([
      [400, 'name', 'CLAVO DE ACERO'],
      [400, 'price', 6],
      [101, 'price', 11],
      [101, 'uuid', 'AF0002'],
    ]);
    expect(added).toMatchObject([{ id: 401, name: 'BROCA 1/4', uuid: null }]);
  });

  it.each([
    ['Material|Texto breve de material|Precio\n10024518|CLAVO 2"|7', 'CLAVO 2"', '10024518'],
    ['DESCRIPCIÓN|PRECIO\nCLAVO 2"|7', 'CLAVO 2"', null],
    ['CÓDIGO|NOMBRE|MEDIDA|PRECIO\nX-1|CLAVO|2"|7', 'CLAVO 2"', 'X-1'],
  ])('has its headings understood: %s', (file, name, uuid) => {
    expect(plan(file)).toMatchObject({ problems: [], added: [{ name, uuid, price: 7 }] });
  });

  it('does not take a description next to our codes for a name', () => {
    const { changes } = plan('Código|Descripción\n101|Tubo para muebles');
    expect(changes).toMatchObject([{ id: 101, field: 'description' }]);
  });

  it('takes a description with our codes for the name where it mostly is', () => {
    const [first, second] = products;
    const file = `CODIGO|DESCRIPCION|PRECIO\n${first?.id}|${first?.name}|7\n${second?.id}|${second?.name?.toLowerCase()} |8`;
    const { changes, problems, notes } = plan(file);
    expect(problems).toEqual([]);
    expect(notes).toContain('«DESCRIPCION» se lee como Nombre.');
    expect(changes.filter(({ field }) => field === 'description')).toEqual([]);
  });

  it('lists problems in the order of the rows', () => {
    const { problems } = plan('Código|Precio|Stock\n101|x|1\n102|1|x\n103|y|1');
    expect(problems.map(({ row }) => row)).toEqual([2, 3, 4]);
  });

  it('asks where a name is that of several products', () => {
    const twice = {
      ...stored,
      products: [...products, { ...productRow({ id: 500 }), name: products[0]?.name ?? '' }],
    };
    const file = `Nombre|Precio\n${products[0]?.name}|7`;
    expect(plan(file, {}, twice).problems).toMatchObject([
      { row: 2, message: expect.stringContaining('hay 2 productos con este nombre') },
    ]);
  });

  it('asks whether prices without the tax get it', () => {
    const file = 'Código|Precio sin IGV\n101|100';
    expect(plan(file)).toMatchObject({ asksTax: true });
    expect(plan(file, { tax: 'add' }).changes).toMatchObject([{ after: 118 }]);
    expect(plan(file, { tax: 'keep' }).changes).toMatchObject([{ after: 100 }]);
  });

  it('in another currency is refused', () => {
    expect(plan('Código|Precio|Moneda\n101|100|USD').problems).toMatchObject([
      { row: 2, column: 'Moneda', message: expect.stringContaining('no es soles') },
    ]);
  });
});

describe('a whole new catalogue', () => {
  it('proposes to remove emptied categories, and keeps the order of the file for new ones', () => {
    const file = 'Nombre|Precio|Categoría\nX|1|ZINC\nY|1|ALAMBRES';
    const read = plan(file, { isComplete: true });
    expect(read.emptied).toEqual(['TUBOS']);
    const { categories } = withChoices(read, { removesEmptied: true });
    expect(categories?.after.map(({ name }) => name)).toEqual(['CLAVOS', 'ZINC', 'ALAMBRES']);
  });
});

describe('many problems of one kind', () => {
  it('are one, with their number and the way out', () => {
    const rows = products.map(({ id }) => `${id}|24,675`);
    const { problems } = plan(['Código|Precio', ...rows, '999|x', '101|24,675'].join('\n'));
    const [first, ...others] = problems;
    expect(first).toMatchObject({ row: 2, column: 'Precio' });
    expect(first?.message).toMatch(
      /^21 celdas como «24,675» .* redondee a 2 decimales o guarde el archivo como XLSX$/,
    );
    expect(others).toHaveLength(3);
  });

  it('names the product of a problem', () => {
    expect(plan('Código|Precio\n101|x').problems).toMatchObject([{ product: products[0]?.name }]);
  });

  it('reads blanks of any kind in a name as one', () => {
    const { added } = plan('Nombre|Precio|Categoría\n CLAVO\u00a0 2"  x 3|5|CLAVOS');
    expect(added).toMatchObject([{ name: 'CLAVO 2" x 3' }]);
  });
});
