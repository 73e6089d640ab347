import { describe, expect, it } from 'vitest';
import { productRow } from '../../testing/products.ts';
import { reviewText } from '../../testing/review-text.ts';
import { searchIndex } from '../trade/index.ts';
import { statusOf } from './review.ts';

const products = [
  productRow({ id: 101, name: 'TUBO CUADRADO LAF 1" x 1" x 0.9 mm x 6 m' }),
  productRow({ id: 102, name: 'TUBO CUADRADO LAF 1" x 1" x 1.2 mm x 6 m' }),
  productRow({ id: 5, name: 'ÁNGULO A36 1" x 1" x 1/8" x 6 m' }),
  productRow({ id: 250, name: 'PLATINA A36 1/8" x 1" x 6 m' }),
];
const index = searchIndex(products);
const read = (text: string) =>
  reviewText(text, index).map((line) => [
    statusOf(line),
    line.chosen?.id ?? line.choices.map(({ id }) => id).join(' '),
    line.quantityText,
  ]);

describe('a line that is only a code', () => {
  it.each([
    ['5 102', 'open', '5 102'],
    ['5 7', 'open', '5'],
  ])('is asked for where a number may mean something else: %s', (text, status, ids) => {
    expect(read(text)).toEqual([[status, ids, '']]);
  });

  it.each(['cod. 999 x 4', '999 4', '999\t4\n101\t2'])('says that %j is unknown', (text) => {
    const [line] = reviewText(text, index);
    expect(line).toMatchObject({ unknownCode: '999', choices: [], chosen: null });
  });
});

describe('a code next to a description', () => {
  it('of another system is ignored', () => {
    expect(read('4 tubo cuadrado 1x1 cod. 250')).toEqual([['open', '101 102', '']]);
  });
});

const bar = (id: number, uuid: string, size: string, marca: string) =>
  productRow({ id, uuid, name: `FIERRO CORRUGADO ${size} x 9 m`, marca, category: 'FIERROS' });
const owned = searchIndex([
  bar(1, 'FC-017', '1/2"', 'ANDINO'),
  bar(2, 'FC-018', '1/2"', 'SIDER'),
  bar(3, 'FC-019', '5/8"', 'ANDINO'),
  productRow({ id: 4, uuid: '00412', name: 'ALICATE UNIVERSAL 8"', category: 'ALICATES' }),
  productRow({ id: 5, uuid: 'E2', name: 'PLATINA A36 1/8" x 1" x 6 m', category: 'PLATINAS' }),
  productRow({ id: 6, uuid: 'KIT', name: 'ESMERIL ANGULAR 7"', category: 'ESMERIL' }),
]);
const ownedRead = (text: string) =>
  reviewText(text, owned)
    .filter(({ note }) => note === null)
    .map((line) => [
      statusOf(line),
      line.chosen?.id ?? line.choices.map(({ id }) => id).join(' '),
      line.quantityText,
    ]);

describe('a line with a code of the owner', () => {
  it.each([
    '10 FC-017',
    'FC017 x 10',
    'fc_017 10 und',
    '10 fc 017',
    'fc 017 10',
    'FC-017\t10',
    'Código\tCantidad\nFC-017\t10',
    'cod. FC-017 x 10',
    '10 und cod: fc017',
    'diez FC-017',
    '10 fierro corrugado 1/2 FC-017',
    'FC-017 fierro corrugado 1/2 x 9 m - 10 varillas',
    'Código\tDescripción\tCantidad\nFC-017\tfierro corrugado 1/2\t10',
    'Código\tCantidad\n00412\t3\nFC-017\t10',
  ])('is its product: %j', (text) => {
    expect(ownedRead(text).at(-1)).toEqual(['exact', 1, '10']);
  });

  it('of letters only is its product behind a title', () => {
    expect(ownedRead('cod. KIT x 3')).toEqual([['exact', 6, '3']]);
    expect(ownedRead('3 kit')[0]).not.toContain('exact');
  });

  it('of digits only is its product', () => {
    expect(ownedRead('00412 x 3')).toEqual([['open', '4', '']]);
    expect(ownedRead('cod. 00412 x 3')).toEqual([['exact', 4, '3']]);
    expect(ownedRead('412')).toEqual([['quantity', 4, '']]);
    // 2 is ours of a product that shows its own.
    expect(ownedRead('2 00412')).toEqual([['exact', 4, '2']]);
  });

  it('is asked about where the text names another product, or the line another code', () => {
    expect(ownedRead('10 FC-017 y 5 FC-018')).toEqual([['open', '1 2', '']]);
    expect(ownedRead('10 fierro corrugado 5/8 FC-017')).toEqual([['open', '1 3', '']]);
  });

  it('is none in a part of another code, and takes no size', () => {
    expect(ownedRead('10 fierro corrugado 1/2 FC-0170')[0]?.[1]).not.toBe(1);
    expect(ownedRead('4 platina 1/8 x 1 e2')[0]?.[0]).not.toBe('exact');
    expect(ownedRead('4 platina 1/8 x 1 x 6 m')).toEqual([['exact', 5, '4']]);
  });

  it('says that it is unknown', () => {
    const [line] = reviewText('cod. FC-999 x 4', owned);
    expect(line).toMatchObject({ unknownCode: 'FC-999', choices: [], chosen: null });
  });
});

describe('a line with a brand', () => {
  it.each([
    '10 fierro 1/2 sider',
    '10 fierro sider 1/2',
    '10 FIERRO CORRUGADO 1/2" x 9 m SIDER',
    'Descripción\tMarca\tCantidad\nfierro corrugado 1/2\tSIDER\t10',
  ])('is the product of the brand: %j', (text) => {
    expect(ownedRead(text)).toEqual([['exact', 2, '10']]);
  });

  it('is asked about without one', () => {
    expect(ownedRead('10 FIERRO CORRUGADO 1/2" x 9 m')).toEqual([['open', '1 2', '']]);
  });
});
