import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { fixture } from '../../testing/fixture.ts';
import { shopFromFiles } from '../../testing/reference-files.ts';
import { emptyProduct } from '../catalogue/product-columns.ts';
import type { Catalogue } from '../catalogue/stored-product.ts';
import { sheetsOf } from './columns.ts';
import { planImport } from './plan.ts';
import { readSpreadsheet } from './read-table.ts';
import { writeCsv, writeXlsx } from './write-table.ts';

const nothing = {
  added: [],
  changes: [],
  removed: [],
  categories: null,
  problems: [],
  warnings: [],
};
/** Names that spreadsheets, parsers or objects with inherited properties could change. */
const names = [
  'constructor',
  '__proto__',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '_x0041_',
  '_x000D_',
  '<b>x</b>',
  'a&amp;b',
  '&lt;',
  '&#65;',
  '<![CDATA[x]]>',
  ']]>',
  '#REF!',
  '#N/A',
  'TRUE',
  '=1+1',
  '+51 999',
  '-5 °C',
  '@marca',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '＝1',
  "'=1",
  "''=1",
  '\u200b=1',
  '\ufeff=1',
  '\u00ad=1',
  '\u202e+1',
  ' \u2060@a',
  '\u0001=1',
  '\u2800-1',
  '\u3164=1',
  "'\u200b=1",
  '﹢1',
  '﹣1',
  '﹦1',
  '﹫a',
  '\u22121',
  'x,=1+1,y',
  'x;=1+1;y',
  'a;b"c\nd',
  "'comilla",
  '"comillas"',
  '007',
  '1/2',
  '1e5',
  '2024-01-02',
  'a\u0001b',
  'a\u0085b',
  'a\uffffb',
  'a\rb',
  'a\r\nb',
  '  a  b  ',
  '\u00a0',
  '\u200b',
  '😀',
  'x'.repeat(40_000),
];
const runsAsFormula = /^([\s\p{C}\p{DI}\u2800]*[=+\-@＝＋－＠﹢﹣﹦﹫−]|[\t\r\n])/u;
const hostile: Catalogue = {
  categories: ['constructor', '_x0041_', ' TUBOS ', 'a\rb', 'a\u0001b'],
  products: names.map((name, index) => {
    return { ...emptyProduct, id: index + 1, name, marca: name, description: name };
  }),
};

describe('export and import', () => {
  it.each([
    ['the demo catalogue', shopFromFiles.seed()],
    ['the fixture', fixture],
    ['hostile names', hostile],
  ])('of %s change nothing', async (_, catalogue) => {
    const sheets = sheetsOf(catalogue, '0123456789ab');
    for (const file of [await writeXlsx(sheets), writeCsv(sheets.products)]) {
      const stored = { ...catalogue, removed: [], version: '1' };
      expect(planImport(stored, await readSpreadsheet(file))).toMatchObject(nothing);
    }
  });

  it('contain no cell that a spreadsheet runs as a formula', () => {
    const text = String(writeCsv(sheetsOf(hostile).products));
    const cells = Papa.parse<string[]>(text, { delimiter: ';' }).data.flat();
    expect(cells.filter((cell) => runsAsFormula.test(cell))).toEqual([]);
    expect(text).toContain(';"x,=1+1,y";');
  });

  it('detect the separator of a CSV file in its heading', async () => {
    const read = async (text: string, encoding?: BufferEncoding) =>
      (await readSpreadsheet(Buffer.from(text, encoding))).products;
    const lines = ['Código;Categoría', '70;ÁNGULOS'].join('\r\n');
    expect(await read(lines, 'latin1')).toEqual([
      ['Código', 'Categoría'],
      ['70', 'ÁNGULOS'],
    ]);
    // In Windows-1252.
    expect(await read('Código;Nombre\n70;4\x94 \x96 \x93Ñ\x94', 'latin1')).toContainEqual([
      '70',
      '4” – “Ñ”',
    ]);
    expect(await read('\ufeffCódigo\tPrecio\n70\t1,5')).toEqual([
      ['Código', 'Precio'],
      ['70', '1,5'],
    ]);
    expect(await read('Código;Precio\n70;95,5\n')).toContainEqual(['70', '95,5']);
    expect(await read('Código,Nombre\n70,"a;b;c"')).toContainEqual(['70', 'a;b;c']);
  });
});
