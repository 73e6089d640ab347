import { describe, expect, it } from 'vitest';
import { productRow } from '../../testing/products.ts';
import { findDates, fractionOf } from './dated-sizes.ts';
import { type ImportChoices, noMemory } from './import-choices.ts';
import { planImport } from './plan.ts';
import type { Cell } from './read-cell.ts';

const day = (iso: string) => new Date(`${iso}T00:00:00Z`);

describe('findDates', () => {
  it.each([
    ['CODO 01/02/2026', '01/02/2026', '1/2'],
    ['CODO 1-feb PVC', '1-feb', '1/2'],
    ['CODO 3-Abr-26', '3-Abr-26', '3/4'],
    ['CODO 2026-02-01 00:00:00', '2026-02-01 00:00:00', '1/2'],
    ['PLATINA ene-16', 'ene-16', '1/16'],
    ['PLATINA 3-16-2026', '3-16-2026', '3/16'],
    ['PLATINA 5/16/2026', '5/16/2026', '5/16'],
    ['CODO 44958', '44958', '1/2'],
    ['FERIA 15/08/2026', '15/08/2026', null],
  ])('finds in %s the date %s of the size %s', (text, written, size) => {
    expect(findDates(text)).toEqual([written]);
    expect(fractionOf(written)).toBe(size);
  });

  it.each([
    'PERNO 1/2-13 x 2"',
    'TUBO 2 MARCA X',
    'JUEGO 2 SETS',
    'DISCO 44959',
    'BROCA 1/2/3',
    'CODO 1/2"',
    'RODAMIENTO 6205-2RS',
    'CERRADURA 44958-B',
  ])('finds none in %s', (text) => {
    expect(findDates(text)).toEqual([]);
  });
});

describe('sizes that a spreadsheet made dates', () => {
  const stored = {
    categories: ['CODOS'],
    products: [productRow({ id: 7, name: 'CALENDARIO 01/02/2026', category: 'CODOS', price: 5 })],
    removed: [],
    version: '1',
  };
  const rows: Cell[][] = [
    ['NOMBRE', 'MEDIDA', 'FAMILIA', 'PRECIO'],
    ['CODO PVC', day('2026-02-01'), 'CODOS', 3],
    ['CODO PVC', '3-abr', 'CODOS', 4],
    ['TEE PVC', 44958, 'CODOS', 5],
    ['TEE PVC', day('2026-08-15'), 'CODOS', 6],
    ['UNION 1-feb', null, 'CODOS', 7],
    ['UNION PVC', '4', 'CODOS', 8],
    ['CALENDARIO 01/02/2026', null, 'CODOS', 5],
    ['PRECIOS AL 15/08/2026', null, null, null],
  ];
  const plan = (choices: ImportChoices = {}) =>
    planImport(stored, { products: rows }, null, choices);

  it('are proposed as fractions, and their rows are not imported', () => {
    const { added, problems, questions, confirmations, changes } = plan();
    expect(problems).toEqual([]);
    expect(changes).toEqual([]);
    expect(added).toMatchObject([{ name: 'UNION PVC 4' }]);
    expect(questions.dates).toEqual([
      { written: '01/02/2026', size: '1/2', rows: [2], place: 'fila 2', names: ['CODO PVC'] },
      { written: '3-abr', size: '3/4', rows: [3], place: 'fila 3', names: ['CODO PVC'] },
      { written: '44958', size: '1/2', rows: [4], place: 'fila 4', names: ['TEE PVC'] },
      { written: '15/08/2026', size: null, rows: [5], place: 'fila 5', names: ['TEE PVC'] },
      { written: '1-feb', size: '1/2', rows: [6], place: 'fila 6', names: ['UNION 1-feb'] },
    ]);
    expect(confirmations).toContain(
      'filas que quedan fuera, por medidas que la hoja convirtió en fechas: 5',
    );
  });

  it('become the typed sizes; rows without a typed size are not imported', () => {
    const sizes = {
      '01/02/2026': '1/2"',
      '3-abr': '3/4',
      '44958': '1/2',
      '15/08/2026': '',
      '1-feb': '1-feb',
    };
    const { added, notes, questions } = plan({ sizes });
    expect(added.map(({ name }) => name)).toEqual([
      'CODO PVC 1/2"',
      'CODO PVC 3/4',
      'TEE PVC 1/2',
      'UNION 1-feb',
      'UNION PVC 4',
    ]);
    expect(questions.dates).toEqual([]);
    expect(notes).toContain('«01/02/2026» se lee como 1/2" (fila 2).');
    expect(notes).toContain('Quedan fuera, por «15/08/2026»: fila 5.');
  });

  it('are accepted where they give the name of a product of the shop', () => {
    const known = ['CODO PVC 1/2', 'TEE PVC 3/4 x CIENTO'].map((name, at) =>
      productRow({ id: at + 1, name, price: 3, category: 'CODOS' }),
    );
    const products: Cell[][] = [
      ['NOMBRE', 'MEDIDA', 'PRECIO', 'UND'],
      ['CODO PVC', day('2026-02-01'), 4, 'UND'],
      ['TEE PVC', '3-abr', 5, 'CIENTO'],
      ['TEE PVC', '1-feb', 6, 'CIENTO'],
    ];
    const read = planImport({ ...stored, products: known }, { products });
    expect(read.questions.dates).toMatchObject([{ written: '1-feb', rows: [4] }]);
    expect(read.changes.map(({ id, field, after }) => [id, field, after])).toEqual([
      [1, 'price', 4],
      [2, 'price', 5],
    ]);
    expect(read.notes).toContain(
      'Medidas que la hoja convirtió en fechas, leídas como en la tienda: filas 2–3.',
    );
  });

  it('are proposed the next time as they were typed', () => {
    const products: Cell[][] = [
      rows[0] ?? [],
      rows[1] ?? [],
      ['TEE', day('2026-02-01'), 'CODOS', 2],
    ];
    const sizes = { '01/02/2026': '1/2"' };
    const { remembered } = planImport(stored, { products }, null, { sizes });
    expect(remembered).toEqual([{ kind: 'size', written: '01/02/2026', meaning: '1/2"' }]);
    const memory = { ...noMemory, sizes: new Map([['01/02/2026', '1/2"']]) };
    const shop = { ...stored, products: [productRow({ id: 1, name: 'CODO PVC 1/2"', price: 3 })] };
    const next = planImport(shop, { products }, null, {}, memory);
    expect(next.questions.dates).toMatchObject([{ size: '1/2"', rows: [3] }]);
    expect(next.changes).toMatchObject([{ id: 1, field: 'category' }]);
  });

  it('do not remove products of skipped rows', () => {
    const products: Cell[][] = [rows[0] ?? [], rows[1] ?? []];
    const { removed, notes } = planImport(stored, { products }, null, { isComplete: true });
    expect(removed).toEqual([]);
    expect(notes).toContain(
      'No se quita ningún producto, porque hay filas que quedan fuera y pueden ser las suyas.',
    );
  });
});
