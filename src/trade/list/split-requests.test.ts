import { describe, expect, it } from 'vitest';
import catalogue from '../../../server/seed/catalogue.json' with { type: 'json' };
import { reviewList, statusOf } from '../../quote-list/review.ts';
import { searchIndex } from '../search/search-index.ts';
import { readList } from './read-list.ts';

const index = searchIndex(catalogue.products.map((product) => ({ ...product, description: null })));

/** What is read of each request: `12 × NAME`, or the text with its status. */
function requestsOf(list: string): string[] {
  return reviewList(readList(list).lines, index).map((line) =>
    line.chosen && line.quantityText
      ? `${line.quantityText} × ${line.chosen.name}`
      : `${line.wholeText} (${statusOf(line)})`,
  );
}

describe('a line with several requests', () => {
  it.each([
    [
      'Necesitamos 25 tubos cuadrados de 1 pulgada x 1.5 mm y 10 tubos redondos de 1 1/2 x 2 mm.',
      [
        '25 × TUBO CUADRADO LAC 1" x 1" x 1.5 mm x 6 m',
        '10 × TUBO REDONDO LAC 1 1/2" x 2.0 mm x 6 m',
      ],
    ],
    [
      '5 tubo cuadrado 2x2x2; 3 angulo 2x1/4',
      [
        '5 × TUBO CUADRADO LAC 2" x 2" x 2.0 mm x 6 m',
        '3 × ÁNGULO ESTRUCTURAL A36 2" x 1/4" x 6 m',
      ],
    ],
    [
      'tubo 2x2x2 10 und, angulo 2x1/4 5 und',
      [
        '10 × TUBO CUADRADO LAC 2" x 2" x 2.0 mm x 6 m',
        '5 × ÁNGULO ESTRUCTURAL A36 2" x 1/4" x 6 m',
      ],
    ],
    [
      '12 fierros de 1/2, 8 de 3/8 y 20 de 5/8',
      [
        '12 × FIERRO CORRUGADO A615-G60 1/2" x 9 m',
        '8 × FIERRO CORRUGADO A615-G60 3/8" x 9 m',
        '20 × FIERRO CORRUGADO A615-G60 5/8" x 9 m',
      ],
    ],
    [
      '5 galones de anticorrosivo gris y 3 de esmalte blanco',
      [
        '5 × ESMALTE SINTÉTICO ANTICORROSIVO GRIS 1 GALÓN MISTI',
        '3 × ESMALTE SINTÉTICO BLANCO 1 GALÓN INTI COLOR',
      ],
    ],
    [
      '3 amoladoras de 4 1/2" y una prensa de banco de 6',
      ['3 amoladoras de 4 1/2" (open)', 'una prensa de banco de 6 (open)'],
    ],
  ])('is split: %j', (list, requests) => {
    expect(requestsOf(list)).toEqual(requests);
  });

  it.each([
    '10 tubos cuadrados 2x2x2, 6 m, negro',
    '10 planchas de 1.5 y 2 mm',
    '1 chapa fortaleza 3 golpes y 2 llaves',
    '1 perno 3/4 x 12 con tuerca y 2 tuercas',
    '4 tubos de 2, 6 de largo',
    '20 fierros 1/2 y 3/8',
    'tubo 2x2 y plancha',
  ])('stays one where no other request begins: %j', (list) => {
    expect(requestsOf(list)).toHaveLength(1);
  });
});

describe('the same with another size', () => {
  it.each([
    [
      '6 planchas galvanizadas de 1/27 y lo mismo pero de 1/20',
      [
        '6 × PLANCHA GALVANIZADA 0.90 mm x 1.20 m x 2.40 m',
        'planchas galvanizadas: lo mismo pero de 1/20 (quantity)',
      ],
    ],
    [
      '15 ángulos de 1" x 1/8"\nlo mismo pero de 2 pulgadas',
      [
        '15 × ÁNGULO ESTRUCTURAL A36 1" x 1/8" x 6 m',
        'ángulos: lo mismo pero de 2 pulgadas (open)',
      ],
    ],
    [
      '15 ángulos galv de 2" x 1/8"\nlo mismo pero 4 de 2 x 3/16',
      ['15 × ÁNGULO GALV. A36 2" x 1/8" x 6 m', '4 × ÁNGULO GALV. A36 2" x 3/16" x 6 m'],
    ],
  ])('is of the product before it, and its quantity is asked: %j', (list, requests) => {
    expect(requestsOf(list)).toEqual(requests);
  });
});
