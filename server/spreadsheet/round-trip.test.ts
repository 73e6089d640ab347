import { describe, expect, it } from 'vitest';
import { fixture } from '../../testing/fixture.ts';
import { shopFromFiles } from '../../testing/reference-files.ts';
import type { Catalogue } from '../catalogue/catalogue-store.ts';
import { tableOf } from './columns.ts';
import { planImport } from './plan.ts';
import { readTable } from './read-table.ts';
import { writeCsv, writeXlsx } from './write-table.ts';

const nothing = { added: [], changes: [], removed: [], problems: [], warnings: [] };
const odd: Catalogue = {
  categories: fixture.categories,
  products: fixture.products.map((product, index) => ({
    ...product,
    name:
      ['=1+1', '+51 999', '-5 °C', '@marca', '007', '1/2', 'a;b"c\nd', "'comilla"][index] ?? 'X',
  })),
};

describe('export and import', () => {
  it.each([
    ['the demo catalogue', shopFromFiles.seed()],
    ['the fixture', fixture],
    ['names that look like formulas, dates or numbers', odd],
  ])('of %s change nothing', async (_, catalogue) => {
    const table = tableOf(catalogue.products);
    for (const file of [await writeXlsx(table), writeCsv(table)]) {
      expect(planImport(catalogue, await readTable(file))).toMatchObject(nothing);
    }
  });

  it('detect the separator of a CSV file in its heading', async () => {
    const lines = ['Código;Categoría', '70;ÁNGULOS'].join('\r\n');
    expect(await readTable(Buffer.from(lines, 'latin1'))).toEqual([
      ['Código', 'Categoría'],
      ['70', 'ÁNGULOS'],
    ]);
    expect(await readTable(Buffer.from('\ufeffCódigo\tPrecio\n70\t1,5'))).toEqual([
      ['Código', 'Precio'],
      ['70', '1,5'],
    ]);
    expect(await readTable(Buffer.from('Código;Precio\n70;95,5\n'))).toContainEqual(['70', '95,5']);
    expect(await readTable(Buffer.from('Código,Nombre\n70,"a;b;c"'))).toContainEqual([
      '70',
      'a;b;c',
    ]);
  });
});
