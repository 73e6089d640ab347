import { describe, expect, it } from 'vitest';
import { productRow } from '../../testing/products.ts';
import type { SheetTable } from './columns.ts';
import { type ImportChoices, noMemory } from './import-choices.ts';
import { isApplicable, needsOwner, planImport } from './plan.ts';

const stored = {
  categories: ['PLANCHAS'],
  products: [
    productRow({ id: 101, name: 'PLANCHA LAC 2 MM', category: 'PLANCHAS', price: 90 }),
    productRow({ id: 102, name: 'PLANCHA LAC 3 MM', category: 'PLANCHAS', price: 130.125 }),
  ],
  removed: [],
  version: '1',
};
/** Rows between line breaks, cells between bars. */
const tableOf = (text: string): SheetTable =>
  text.split('\n').map((row) => row.split('|').map((cell) => cell || null));
const plan = (
  text: string,
  choices: ImportChoices = {},
  headings: Record<string, string> = {},
  hidden: number[] = [],
) =>
  planImport(stored, { products: tableOf(text), hidden }, null, choices, {
    ...noMemory,
    headings: new Map(Object.entries(headings)),
  });

describe('a description', () => {
  it('is the name next to numeric codes that the shop does not have', () => {
    const { added, problems } = plan('CODIGO|DESCRIPCION|PRECIO\n5001|TUBO 1"|10\n5002|TUBO 2"|20');
    expect(problems).toEqual([]);
    expect(added).toMatchObject([
      { id: 5001, name: 'TUBO 1"', description: null },
      { id: 5002, name: 'TUBO 2"' },
    ]);
  });

  it('stays one next to the codes of the shop', () => {
    const { changes } = plan(
      'CODIGO|DESCRIPCION|PRECIO\n101|Para techos|90\n102|Para pisos|130.125',
    );
    expect(changes).toMatchObject([
      { id: 101, field: 'description', after: 'Para techos' },
      { id: 102, field: 'description', after: 'Para pisos' },
    ]);
  });
});

describe('a heading that is not understood', () => {
  const list = 'NOMBRE|TARIFA B|OBS|PRECIO\nPLANCHA LAC 2 MM|95|x|1\nPLANCHA LAC 3 MM|140||1';

  it('is offered with its first values, as are the others', () => {
    const { at, columns, isOpen } = plan(list).questions.columns ?? {};
    expect({ at, isOpen }).toEqual({ at: 0, isOpen: true });
    expect(columns).toEqual([
      { title: 'NOMBRE', examples: ['PLANCHA LAC 2 MM', 'PLANCHA LAC 3 MM'], heading: 'Nombre' },
      { title: 'TARIFA B', examples: ['95', '140'], heading: '' },
      { title: 'OBS', examples: ['x'], heading: '' },
      { title: 'PRECIO', examples: ['1', '1'], heading: 'Precio' },
    ]);
    expect(plan('NOMBRE|PRECIO\nPLANCHA LAC 2 MM|95').questions.columns).toBeNull();
  });

  it('gets the meaning that its owner chooses, which is remembered', () => {
    const columns = { at: 0, headings: ['Nombre', 'Precio', '', ''] };
    const { changes, questions, remembered } = plan(list, { columns });
    expect(changes.map(({ after }) => after)).toEqual([95, 140]);
    expect(questions.columns?.isOpen).toBe(false);
    expect(remembered).toEqual([{ kind: 'heading', written: 'tarifa b', meaning: 'Precio' }]);
    const next = plan('TARIFA B|NOMBRE\n99|PLANCHA LAC 2 MM', {}, { 'tarifa b': 'Precio' });
    expect(next.changes).toMatchObject([{ id: 101, field: 'price', after: 99 }]);
    expect(next.notes).toContain('«TARIFA B» se lee como Precio.');
    expect(next.remembered).toEqual([]);
  });

  it('that was not read before is read where no other column has its meaning', () => {
    const memory = { 'p lista': '' };
    const both = plan('NOMBRE|P. LISTA|P. CONTADO\nPLANCHA LAC 2 MM|99|95', {}, memory);
    expect(both.changes).toMatchObject([{ field: 'price', after: 95 }]);
    const only = plan('NOMBRE|P. LISTA\nPLANCHA LAC 2 MM|99', {}, memory);
    expect(only.changes).toMatchObject([{ field: 'price', after: 99 }]);
  });

  it('can be that of the name, below a title', () => {
    const list = 'FERRETERÍA SUR|||\n|||\nGLOSA|TARIFA|RUBRO X|\nPLANCHA LAC 2 MM|95|a|';
    const { problems, questions } = plan(list);
    expect(problems).toMatchObject([
      { message: expect.stringContaining('elija qué es cada columna') },
    ]);
    expect(questions.columns).toMatchObject({ at: 2, isOpen: true });
    const columns = { at: 2, headings: ['Nombre', 'Precio', '', ''] };
    expect(plan(list, { columns }).changes).toMatchObject([{ id: 101, after: 95 }]);
    const none = { at: 2, headings: ['', 'Precio', '', ''] };
    expect(plan(list, { columns: none }).problems).toMatchObject([
      { row: 3, message: 'ninguna columna es el código ni el nombre: elija cuál lo es' },
    ]);
  });

  it('that is a second price is chosen on the page', () => {
    const list = 'NOMBRE|PRECIO LISTA|PRECIO CONTADO\nPLANCHA LAC 2 MM|99|95';
    expect(plan(list).problems).toMatchObject([{ row: 1, column: 'Precio' }]);
    const columns = { at: 0, headings: ['Nombre', '', 'Precio'] };
    expect(plan(list, { columns }).changes).toMatchObject([{ after: 95 }]);
  });
});

describe('a price with fractions of a cent', () => {
  it('is rounded, with a note', () => {
    const { changes, added, notes } = plan(
      'CODIGO|NOMBRE|PRECIO\n101|PLANCHA LAC 2 MM|91.0151\n5001|TUBO|10.1234',
    );
    expect(changes).toMatchObject([{ id: 101, after: 91.02 }]);
    expect(added).toMatchObject([{ price: 10.12 }]);
    expect(notes).toContain(
      'Precios que se redondean a céntimos: 2 (fila 2: 91.0151 queda en 91.02, fila 3: 10.1234 queda en 10.12).',
    );
  });

  it('of a second import of the list changes nothing, nor does the stored one', () => {
    expect(plan('CODIGO|PRECIO\n101|90.004\n102|130.125').changes).toEqual([]);
  });

  it('below a cent is refused', () => {
    const { problems } = plan('CODIGO|NOMBRE|PRECIO\n5001|TORNILLO|0.003');
    expect(problems).toMatchObject([
      { row: 2, column: 'Precio', message: expect.stringContaining('menos de un céntimo') },
    ]);
  });

  it('is rounded after the tax is added', () => {
    const { added } = plan('NOMBRE|PRECIO SIN IGV\nTUBO|10.1234', { tax: 'add' });
    expect(added).toMatchObject([{ price: 11.95 }]);
  });
});

describe('an error', () => {
  it('in a sum or a note blocks nothing', () => {
    const list =
      'CODIGO|NOMBRE|PRECIO|STOCK\n5001|TUBO|10|1\nTOTAL||US$ 10|x\n|TOTAL GENERAL|#N/A|\nNOTA 1|precios en soles|x|';
    const { problems, doubtful, added } = plan(list);
    expect(problems).toEqual([]);
    expect(doubtful).toEqual([
      'fila 3: TOTAL',
      'fila 4: TOTAL GENERAL',
      'fila 5: precios en soles',
    ]);
    expect(added).toHaveLength(1);
    expect(plan(list, { addsDoubtful: true }).problems).not.toEqual([]);
  });

  const list =
    'CODIGO|NOMBRE|PRECIO\n5001|TUBO|10\n5002|TUBO|20\n101|PLANCHA LAC 2 MM|doce\n5003|TUBO 3|1.500';

  it('in a row that the owner skips blocks nothing', () => {
    expect(plan(list).questions.faulty).toEqual([3, 4, 5]);
    const { problems, added, changes, notes } = plan(list, { omitsFaulty: true });
    expect(problems).toEqual([]);
    expect(changes).toEqual([]);
    expect(added).toMatchObject([{ id: 5001 }]);
    expect(notes).toContain('Quedan fuera por sus problemas: filas 3–5.');
  });

  it('removes no product with its row', () => {
    const { removed } = plan(list, { omitsFaulty: true, isComplete: true });
    expect(removed).toEqual([]);
  });

  it('in a known product is no note, whatever its name', () => {
    const note = productRow({ id: 9, name: 'NOTA ADHESIVA', price: 3, stock: 1 });
    const products = tableOf('NOMBRE|PRECIO|STOCK\nNOTA ADHESIVA|4|x');
    const { problems, doubtful } = planImport({ ...stored, products: [note] }, { products });
    expect(problems).toMatchObject([{ row: 2, column: 'Stock' }]);
    expect(doubtful).toEqual([]);
  });

  it('in the headings cannot be skipped', () => {
    const { problems, questions } = plan('CODIGO|CODIGO|PRECIO\n5001|5001|10', {
      omitsFaulty: true,
    });
    expect(questions.faulty).toEqual([]);
    expect(problems).toHaveLength(1);
  });
});

describe('a hidden row', () => {
  const list = 'CODIGO|PRECIO\n101|95\n102|140';

  it('is read and named, unless the owner skips it', () => {
    const read = plan(list, {}, {}, [1, 3]);
    expect(read.questions.hidden).toBe('fila 3');
    expect(read.changes).toHaveLength(2);
    const left = plan(list, { omitsHidden: true }, {}, [1, 3]);
    expect(left.changes).toMatchObject([{ id: 101 }]);
    expect(left.notes).toContain('Quedan fuera por estar ocultas: fila 3.');
  });
});

describe('the title of a section', () => {
  const list =
    'CODIGO|NOMBRE|FAMILIA|PRECIO\n*** TUBOS ***\n5001|TUBO||10\n|TOTAL||10\n5002|TUBO 2|VARIOS|10\nANGULOS:\n5003|ANGULO||10\nFIN';

  it('can be the category of the rows below it', () => {
    expect(plan(list).questions.sections).toEqual(['TUBOS', 'ANGULOS']);
    const { added, doubtful, confirmations } = plan(list, { usesSections: true });
    expect(added.map(({ category }) => category)).toEqual(['TUBOS', 'VARIOS', 'ANGULOS']);
    expect(doubtful).toEqual(['fila 4: TOTAL', 'fila 8: FIN']);
    expect(confirmations).toContain('categorías nuevas (3): TUBOS, VARIOS, ANGULOS');
  });

  it('is found in a list of names and prices', () => {
    const list = 'NOMBRE|PRECIO\nTUBOS|\nTUBO 1|10\nCARRETILLA 5|';
    const { doubtful, questions, added } = plan(list);
    expect(doubtful).toEqual(['fila 2: TUBOS']);
    expect(questions.sections).toEqual(['TUBOS']);
    expect(added).toHaveLength(2);
  });

  it('is not offered where all rows have one', () => {
    const { questions } = plan('CODIGO|NOMBRE|FAMILIA|PRECIO\nTUBOS\n5001|TUBO|TUBOS|10');
    expect(questions.sections).toEqual([]);
  });
});

describe('joined sheets', () => {
  it('name the sheet and row of each problem and message', () => {
    const products = tableOf('CODIGO|NOMBRE|PRECIO\n5001|TUBO|10\n5002|TUBO|20\n5003|TUBO 3|x');
    const places = [1, 2, 7, 9].map((row, at) => ({ sheet: at < 2 ? 'A' : 'B', row }));
    const file = { products, places, sheet: 'A, B', hidden: [2, 3] };
    const { problems, questions } = planImport(stored, file);
    expect(problems).toMatchObject([
      { sheet: 'B', row: 7, message: expect.stringContaining('ya está en la fila 2 de «A»') },
      { sheet: 'B', row: 9 },
    ]);
    expect(questions.hidden).toBe('fila 2 de «A», fila 7 de «B»');
  });

  it('are chosen before anything is read', () => {
    const choice = { isChosen: false, offered: [{ name: 'A', isRead: true }] };
    const unread = planImport(stored, { products: [], choice });
    expect(unread).toMatchObject({ problems: [], questions: { sheets: choice } });
    expect(isApplicable(unread)).toBe(false);
    expect(needsOwner(unread)).toBe(true);
  });
});
