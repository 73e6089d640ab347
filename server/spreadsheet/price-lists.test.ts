import { describe, expect, it } from 'vitest';
import { productRow } from '../../testing/products.ts';
import type { SheetTable } from './columns.ts';
import type { ImportChoices } from './import-choices.ts';
import { planImport } from './plan.ts';

const stored = {
  categories: ['PLANCHAS'],
  products: [
    productRow({ id: 101, uuid: 'PLA-01', name: 'PL. LAC 2MM', category: 'PLANCHAS', price: 90 }),
  ],
  removed: [],
  version: '1',
};
/** Rows between line breaks, cells between bars. */
const plan = (text: string, choices: ImportChoices = {}) => {
  const products: SheetTable = text.split('\n').map((row) => row.split('|'));
  return planImport(stored, { products }, null, choices);
};
const headings = 'COD.|DESCRIPCION|LINEA|PRECIO|STOCK';

describe('the price list of another system', () => {
  it.each([
    ['P. VENTA S/IGV', true],
    ['PRECIO S/ IGV', true],
    ['PRECIO UNIT. + IGV', true],
    ['P. LISTA SIN IGV (S/)', true],
    ['P.V.P. C/IGV', false],
    ['PRECIO VENTA INC. IGV', false],
    ['PRECIO S/', false],
    ['P. PÚBLICO (INC. IGV)', false],
    ['PRECIO MENOR', false],
    ['PRECIO POR MENOR', false],
    ['MINORISTA', false],
    ['P. MINORISTA SIN IGV', true],
    ['PRECIO CONTADO', false],
    ['S/.', false],
  ])('reads %s as a price, without the tax: %s', (heading, asksTax) => {
    const { added, asksTax: asks } = plan(`COD.|DESCRIPCION|${heading}\nTUB-01|TUB. 1|10`);
    expect(added).toMatchObject([{ price: 10 }]);
    expect(asks).toBe(asksTax);
  });

  it.each([
    ['CODO 45 PVC', '4', 'CODO 45 PVC 4'],
    ['CODO 4 VIAS', '4', 'CODO 4 VIAS 4'],
    ['TUBO 1 1/2"', '1/2"', 'TUBO 1 1/2" 1/2"'],
    ['TUBO 11/2"', '1/2"', 'TUBO 11/2" 1/2"'],
    ['TUBO PVC 4', '4', 'TUBO PVC 4'],
    ['TUBO 1/2" PVC', '1/2"', 'TUBO 1/2" PVC'],
  ])('adds a size to a name that lacks it: %s and %s', (name, size, expected) => {
    const { added } = plan(`COD.|NOMBRE|MEDIDA|PRECIO\nTUB-01|${name}|${size}|10`);
    expect(added).toMatchObject([{ name: expected }]);
  });

  it('skips headings that are repeated on each page', () => {
    const list = `${headings}\nTUB-01|TUB. 1|TUBERIA|10|1\nCOD.|Descripcion |LINEA|PRECIO|\nTUB-02|TUB. 2|TUBERIA|12|1`;
    const { added, problems, doubtful } = plan(list);
    expect(added).toMatchObject([{ name: 'TUB. 1' }, { name: 'TUB. 2' }]);
    expect([...problems, ...doubtful]).toEqual([]);
  });

  it('refuses a price with the tax in a column without it', () => {
    expect(plan('COD.|DESCRIPCION|P. VENTA S/IGV\nTUB-01|TUB. 1|88 c/igv')).toMatchObject({
      problems: [{ row: 2, column: 'Precio', message: expect.stringContaining('incluye IGV') }],
    });
  });

  it('takes a row with one text for a title, which may be added', () => {
    const list = `${headings}\nTUB-01|TUB. 1|TUBERIA|10|1\n*** TUBOS ***||||\n|ANGULOS|||`;
    expect(plan(list)).toMatchObject({
      problems: [],
      doubtful: ['fila 3: *** TUBOS ***', 'fila 4: ANGULOS'],
      added: [{ name: 'TUB. 1' }],
    });
    expect(plan(list, { addsDoubtful: true }).added).toHaveLength(3);
  });

  it('does not take the code of a known product for a title', () => {
    const { doubtful, problems } = plan(`${headings}\nPLA-01||||`);
    expect(doubtful).toEqual([]);
    expect(problems).toMatchObject([{ row: 2, column: 'Nombre' }]);
  });

  it('refuses a code that is twice in it, and a name that is', () => {
    const { problems } = plan(
      `${headings}\nTUB-01|TUB. 1|TUBERIA|10|1\nTUB-01|TUB. 2|TUBERIA|10|1\nTUB-03|TUB. 1|TUBERIA|10|1`,
    );
    expect(problems).toMatchObject([
      { row: 3, message: expect.stringContaining('el código TUB-01 ya está en la fila 2') },
      { row: 4, message: expect.stringContaining('«TUB. 1» ya está en la fila 2') },
    ]);
  });

  it.each(['Cod. Art.', 'Cód. Prod.', 'COD. INT.', 'Cod. Mat.', 'Cod. Prov.'])(
    'has its codes below %s',
    (title) => {
      const { added, notes } = plan(`${title}|Articulo|Precio\nTUB-07|TUB. 7|10\nTUB-08|TUB. 8|10`);
      expect(added).toMatchObject([{ uuid: 'TUB-07' }, { uuid: 'TUB-08' }]);
      expect(notes.join()).not.toContain('no se leen');
    },
  );

  it('says once that a name is unreadable', () => {
    const row = ['TUB-01', new Date(0), 'TUBERIA', 10, 1];
    const { problems } = planImport(stored, { products: [headings.split('|'), row] });
    expect(problems).toMatchObject([
      { column: 'Nombre', message: expect.stringContaining('fecha') },
    ]);
  });

  it('points to new categories that resemble another one, the rarer of two', () => {
    const rows = [
      'TUBERIA',
      'TUBERIA',
      'TUBERIAS',
      'PLANCHAZ',
      'TUBOS LAF',
      'TUBOS LAF',
      'TUBOS LAC',
    ];
    const list = rows.map((name, at) => `TUB-0${at}|TUB. ${at}|${name}|10|1`);
    expect(plan([headings, ...list].join('\n')).warnings).toMatchObject([
      { row: 4, message: expect.stringContaining('«TUBERIAS» se parece a «TUBERIA»') },
      { row: 5, message: expect.stringContaining('«PLANCHAZ» se parece a «PLANCHAS»') },
    ]);
  });

  it('names the products without price or category, and counts many of them', () => {
    const { warnings } = plan(`${headings}\nTUB-01|TUB. 1||10|1\nTUB-02|TUB. 2|PLANCHAS||1`);
    expect(warnings).toMatchObject([
      { row: 2, column: 'Categoría', product: 'TUB. 1' },
      { row: 3, column: 'Precio', product: 'TUB. 2' },
    ]);
    const list = Array.from({ length: 30 }, (_, at) => `TUB-${at}|TUB. ${at}|PLANCHAS||1`);
    expect(plan([headings, ...list].join('\n')).warnings).toMatchObject([
      { message: expect.stringMatching(/^30 celdas: no tiene precio/) },
    ]);
  });
});

describe('equal names with other prices', () => {
  const warningsOf = (text: string) =>
    plan(text).warnings.filter(({ message }) => message.includes('se llama igual'));
  const brands = 'COD.|DESCRIPCION|LINEA|MARCA|PRECIO';

  it('are pointed out, with the code, brand and price of the other one', () => {
    const list = `${brands}\nPLA-02|PL. LAC 2MM|PLANCHAS|SIDER|95\nPLA-03|PL. LAC 3MM|PLANCHAS|SIDER|120\nPLA-04|Pl. Lac 3mm|PLANCHAS|ANDINO|118`;
    expect(warningsOf(list)).toMatchObject([
      {
        row: 4,
        column: 'Nombre',
        product: 'Pl. Lac 3mm',
        message:
          '«PLA-03 SIDER» se llama igual y cuesta S/ 120.00: la tienda los distingue por marca y código',
      },
    ]);
  });

  it('are none at the same price', () => {
    const list = `${brands}\nPLA-03|PL. LAC 3MM|PLANCHAS|SIDER|120\nPLA-04|PL. LAC 3MM|PLANCHAS|ANDINO|120`;
    expect(warningsOf(list)).toEqual([]);
  });

  it('refuse a row that not even its brand distinguishes', () => {
    const list = `${headings}\nPLA-03|PL. LAC 3MM|PLANCHAS|120|1\nPLA-04|PL. LAC 3MM|PLANCHAS|118|1`;
    expect(plan(list).problems).toMatchObject([
      { row: 3, column: 'Nombre', message: expect.stringContaining('ya está en la fila 2') },
    ]);
  });
});

describe('a name that products of several brands have', () => {
  const branded = (id: number, marca: string) =>
    productRow({ id, name: 'PL. LAC 2MM', marca, category: 'PLANCHAS', price: 90 });
  const twoBrands = { ...stored, products: [branded(101, 'SIDER'), branded(102, 'ANDINO')] };
  const planOf = (text: string) =>
    planImport(twoBrands, { products: text.split('\n').map((row) => row.split('|')) });

  it('is the product of the brand in the file', () => {
    const { problems, changes } = planOf('DESCRIPCION|MARCA|PRECIO\npl. lac 2mm|ANDINO|95');
    expect(problems).toEqual([]);
    expect(changes).toMatchObject([{ id: 102, field: 'price', after: 95 }]);
  });

  it('is a new product with another brand', () => {
    const { added } = planOf('COD.|DESCRIPCION|MARCA|PRECIO\nPLA-09|PL. LAC 2MM|ACEROX|95');
    expect(added).toMatchObject([{ uuid: 'PLA-09', marca: 'ACEROX' }]);
  });

  it('is refused without a brand', () => {
    expect(planOf('DESCRIPCION|PRECIO\nPL. LAC 2MM|95').problems).toMatchObject([
      { row: 2, column: 'Nombre', message: expect.stringContaining('hay 2 productos') },
    ]);
  });
});
