import { describe, expect, it } from 'vitest';
import { textCell, workbooks } from '../../tests/server/xlsx-file.ts';
import { readSpreadsheet } from './read-table.ts';

describe('the sheets of a workbook', () => {
  it('reads the first sheet with headings, also below a title, and the sheet of categories', async () => {
    const title = '<mergeCells count="1"><mergeCell ref="A1:D1"/></mergeCells>';
    const file = await readSpreadsheet(
      workbooks({
        Portada: [`<row r="1">${textCell('A1', 'PRECIOS')}</row>`, title],
        'Lista &amp; precios': [
          `<row r="1">${textCell('A1', 'LISTA 2026')}</row><row r="3">${textCell('A3', 'CÓDIGO')}</row>`,
          title,
        ],
        Categorías: [`<row r="1">${textCell('A1', 'Categoría')}</row>`, ''],
      }),
    );
    expect(file).toEqual({
      sheet: 'Lista & precios',
      products: [['LISTA 2026'], [null], ['CÓDIGO']],
      categories: [['Categoría']],
      others: ['Portada'],
      hidden: [],
    });
  });

  it('reads the visible sheet named Productos among several, and chooses none without it', async () => {
    const sheetOf = (code: string): [string, string] => [
      `<row r="1">${textCell('A1', 'Código')}</row><row r="2">${textCell('A2', code)}</row>`,
      '',
    ];
    const sheets = { Respaldo: sheetOf('1'), Productos: sheetOf('2'), Oculta: sheetOf('3') };
    const names = Object.keys(sheets);
    expect(await readSpreadsheet(workbooks(sheets, names, ['Oculta']))).toMatchObject({
      products: [['Código'], ['2']],
      others: ['Respaldo'],
    });
    const months = { Oculta: sheetOf('3'), Abril: sheetOf('1'), Mayo: sheetOf('2') };
    const file = workbooks(months, undefined, ['Oculta']);
    const unread = await readSpreadsheet(file);
    expect(unread).toMatchObject({ products: [], choice: { isChosen: false } });
    expect(unread.choice?.offered.map(({ name }) => name)).toEqual(['Abril', 'Mayo']);
    expect(await readSpreadsheet(file, ['Mayo'])).toMatchObject({
      sheet: 'Mayo',
      products: [['Código'], ['2']],
      others: ['Abril'],
    });
  });

  it('joins sheets by their headings, with the place of each row and those that are hidden', async () => {
    const row = (at: number, cells: Record<string, string>, more = '') =>
      `<row r="${at}"${more}>${Object.entries(cells).map(([column, text]) => textCell(`${column}${at}`, text))}</row>`;
    const file = workbooks({
      Tubos: [
        row(1, { A: 'LISTA' }) +
          row(3, { A: 'Código', B: 'Descripción', C: 'PRECIO' }) +
          row(4, { A: '1', B: 'TUBO', C: '10' }),
        '',
      ],
      Planchas: [
        row(1, { A: 'P. VENTA', B: 'COD', C: 'OBS', D: 'NOMBRE' }) +
          row(2, { A: '20', B: '2', C: 'x', D: 'PLANCHA' }, ' hidden="1"') +
          row(3, { A: '30', B: '3', D: 'PLANCHA', E: 'de más' }),
        '',
      ],
    });
    expect(await readSpreadsheet(file, ['Tubos', 'Planchas'])).toEqual({
      sheet: 'Tubos, Planchas',
      products: [
        ['Código', 'Descripción', 'PRECIO', 'OBS'],
        ['1', 'TUBO', '10', null],
        ['2', 'PLANCHA', '20', 'x'],
        ['3', 'PLANCHA', '30', null, 'de más'],
      ],
      places: [
        { sheet: 'Tubos', row: 3 },
        { sheet: 'Tubos', row: 4 },
        { sheet: 'Planchas', row: 2 },
        { sheet: 'Planchas', row: 3 },
      ],
      hidden: [3],
      others: [],
      choice: {
        isChosen: true,
        offered: [
          { name: 'Tubos', isRead: true },
          { name: 'Planchas', isRead: true },
        ],
      },
    });
  });
});
