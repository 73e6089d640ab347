import { describe, expect, it } from 'vitest';
import { fixture } from '../../testing/fixture.ts';
import type { Cell } from './columns.ts';
import { planImport } from './plan.ts';

const plan = (rows: Cell[][], options = {}) => planImport(fixture, rows, options);
const prices = (...rows: Cell[][]) => plan([['Código', 'Precio'], ...rows]);

describe('planImport', () => {
  it('lists each changed field and ignores missing columns', () => {
    const { changes, added, removed, unchanged, problems } = prices(
      [70, 95],
      [10, '0'],
      [20, null],
    );
    expect(changes).toEqual([
      expect.objectContaining({ id: 70, field: 'price', before: 89.9, after: 95 }),
    ]);
    expect({ added, removed, problems }).toEqual({ added: [], removed: [], problems: [] });
    expect(unchanged).toBe(fixture.products.length - 1);
  });

  it('reports an unreadable cell and does not empty the field', () => {
    expect(prices([70, 'doce'])).toMatchObject({
      changes: [],
      warnings: [],
      problems: [{ row: 2 }],
    });
  });

  it('shortens a cell that is too long in its message', () => {
    const [problem] = plan([
      ['Código', 'Nombre'],
      [70, 'x'.repeat(1_000_000)],
    ]).problems;
    expect(problem?.message).toBe(`«${'x'.repeat(60)}…» es demasiado largo`);
  });

  it('gives a new product without a code the next free one', () => {
    const rows = [
      ['Código', 'Nombre', 'Categoría'],
      [null, 'TUBO NUEVO', 'TUBOS'],
      [200, 'OTRO', null],
    ];
    expect(plan(rows).added.map(({ id, name }) => [id, name])).toEqual([
      [201, 'TUBO NUEVO'],
      [200, 'OTRO'],
    ]);
  });

  it('removes marked products, and missing ones if the sheet is complete', () => {
    expect(
      plan([
        ['Código', 'Quitar'],
        [70, 'sí'],
      ]).removed.map(({ id }) => id),
    ).toEqual([70]);
    const rest = plan([['Código'], [70], [10]], { complete: true }).removed.map(({ id }) => id);
    expect(rest).toEqual(
      fixture.products.map(({ id }) => id).filter((id) => id !== 70 && id !== 10),
    );
  });

  it.each<[string, Cell[][], object]>([
    [
      'no header',
      [
        ['Producto', 'Código'],
        [1, 2],
      ],
      { row: 1, column: 'Producto' },
    ],
    [
      'no code column',
      [['Nombre'], ['X']],
      { row: 1, column: null, message: expect.stringContaining('Código') },
    ],
    [
      'a column twice',
      [
        ['Código', 'codigo'],
        [1, 2],
      ],
      { message: 'la columna está dos veces' },
    ],
    [
      'a code twice',
      [
        ['Código', 'Precio'],
        [70, 1],
        [70, 2],
      ],
      { row: 3, message: expect.stringContaining('ya está en la fila 2') },
    ],
    [
      'a word for a price',
      [
        ['Código', 'Precio'],
        [70, 'doce'],
      ],
      { row: 2, column: 'Precio', message: '«doce» no es un número' },
    ],
    [
      'a new product without a name',
      [
        ['Código', 'Precio'],
        [555, 1],
      ],
      { row: 2, column: 'Nombre' },
    ],
    [
      'an unknown category',
      [
        ['Código', 'Categoría'],
        [70, 'TUBERÍA'],
      ],
      {
        column: 'Categoría',
        message: expect.stringContaining('elija crear las categorías que falten'),
      },
    ],
    [
      'a category in other letters',
      [
        ['Código', 'Categoría'],
        [70, 'angulos'],
      ],
      { message: expect.stringContaining('¿es «ÁNGULOS»?') },
    ],
    [
      'a removal of an unknown code',
      [
        ['Código', 'Quitar'],
        [999, 'sí'],
      ],
      { row: 2, column: 'Quitar' },
    ],
    [
      'an unknown mark of removal',
      [
        ['Código', 'Quitar'],
        [70, 'quizás'],
      ],
      { row: 2, column: 'Quitar' },
    ],
    [
      'a code of 0',
      [
        ['Código', 'Nombre'],
        [0, 'X'],
      ],
      { row: 2, column: 'Código' },
    ],
  ])('reports the place and the problem of %s', (_, rows, problem) => {
    expect(plan(rows).problems).toEqual([expect.objectContaining(problem)]);
  });

  it('reports a shifted column as one problem', () => {
    const rows = [70, 10, 20, 30, 40].map((id) => [id, `TUBO ${id}`]);
    const { problems } = plan([['Código', 'Precio'], ...rows]);
    expect(problems).toEqual([
      expect.objectContaining({
        row: 1,
        column: 'Precio',
        message: expect.stringContaining('parece corrida'),
      }),
    ]);
  });

  it.each<[Cell[], string]>([
    [[70, 200], 'sube 122 %: de 89.9 a 200'],
    [[70, 9], 'baja 90 %: de 89.9 a 9'],
    [[70, null], 'queda sin precio (tenía 89.9)'],
  ])('warns about the price in %j', (row, message) => {
    expect(prices(row).warnings).toEqual([{ row: 2, column: 'Precio', message }]);
  });

  it('warns about a negative stock and adds new categories on request', () => {
    expect(
      plan([
        ['Código', 'Stock'],
        [70, -2],
      ]).warnings,
    ).toEqual([{ row: 2, column: 'Stock', message: 'el stock queda en -2' }]);
    const added = plan(
      [
        ['Código', 'Categoría'],
        [70, 'RIELES'],
      ],
      { newCategories: true },
    );
    expect(added).toMatchObject({ newCategories: ['RIELES'], problems: [] });
  });

  it('refuses to remove all products', () => {
    const rows = fixture.products.map(({ id }) => [id, 'x']);
    expect(plan([['Código', 'Quitar'], ...rows]).problems).toEqual([
      { row: 1, column: null, message: 'quitaría todos los productos' },
    ]);
  });
});
