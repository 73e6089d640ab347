import { describe, expect, it } from 'vitest';
import { plainOf } from '../trade/text/phrase.ts';
import { readPastedList } from './read-pasted-list.ts';

const rowBelow = (titles: string, ...cells: string[]) =>
  readPastedList(
    [titles, 'PLANCHA LAC 2.0 x 1200 x 2400\t2', cells.join('\t')]
      .join('\n')
      .replaceAll(', ', '\t'),
  ).lines.at(-1);

describe('a row of a table', () => {
  it.each([
    'TOTAL',
    'Totales',
    'SUB-TOTAL',
    'Subtotal S/',
    'Gran total',
    'I.G.V. 18%',
    'IGV',
    'V. VENTA',
    'Valor de venta',
    'Suma',
    'Suma total',
    'Sumatoria',
    'Importe total',
    'Monto total',
    'Neto a pagar',
    'Op. gravada',
    'Operaciones gravadas',
    'Base imponible',
    'Impuesto',
    'Dscto. 5%',
    'Descuento',
    'Redondeo',
  ])('that begins with %s is no request', (text) => {
    expect(rowBelow('Descripción, Cantidad', text, '240')?.note).toBe('heading');
  });

  it.each(['Calibre', 'Cal.', 'Gauge', 'Galga', 'BWG'])(
    'has its thickness without millimetres below %s',
    (title) => {
      const line = rowBelow(`Descripción, ${title}, Cantidad`, 'PLANCHA LAC', '16', '4');
      expect(plainOf(line?.item ?? [])).toBe('plancha lac 16');
    },
  );

  it.each([
    ['Largo (m)', '50', 'pernos largo 50'],
    ['Largo (pies)', '8', 'pernos largo 8'],
  ])('has the unit of its title %s', (title, cell, item) => {
    expect(
      plainOf(rowBelow(`Descripción, ${title}, Cantidad`, 'pernos', cell, '4')?.item ?? []),
    ).toBe(item);
  });
});

describe('a heading with a unit', () => {
  it.each(['Perfiles (en metros)', 'Perfiles en mts', 'Perfiles (metros)', 'Perfiles (ml)'])(
    'counts the lines below %s in metres',
    (heading) => {
      const titles = 'Descripción\tCantidad';
      const list = [titles, heading, 'ÁNGULO 2" x 1/4"\t24', 'ÁNGULO 3" x 1/4"\t12'];
      expect(readPastedList(list.join('\n')).lines.at(-1)?.unit).toBe('m');
    },
  );
});

describe('a line with two quantities', () => {
  it.each(['10 a 12', '10 hasta 12', '10 o 12'])('asks which of %s is meant', (range) => {
    const [line] = readPastedList(`${range} tubos cuadrados 2x2x2`).lines;
    expect(line?.quantity).toBeNull();
  });
});
