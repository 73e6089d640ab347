import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import catalogue from '../../server/seed/catalogue.json' with { type: 'json' };
import { searchIndex } from '../trade/index.ts';
import { readPastedList } from './read-pasted-list.ts';
import { reviewList, statusOf } from './review.ts';

const index = searchIndex(catalogue.products);

interface Figures {
  right: number;
  products: number;
  open: string[];
  wrong: string[];
  /** Headings, greetings and conditions taken for requests, or requests for notes. */
  misplaced: string[];
}

/** Compares a list with its expected kinds, quantities and product names, by the preselection. */
function figuresOf(list: string): Figures {
  const read = (name: string) => readFileSync(`testing/lists/${list}.${name}`, 'utf8');
  const reviewed = reviewList(readPastedList(read('txt')).lines, index);
  const lines = reviewed.map((line) => ({
    row: line.row,
    quantity: line.quantityText,
    name: line.chosen?.name ?? '',
    status: statusOf(line),
  }));
  const figures: Figures = { right: 0, products: 0, open: [], wrong: [], misplaced: [] };
  for (const line of read('expected.tsv').trimEnd().split('\n')) {
    const [row, kind = '', quantity = '', names = ''] = line.split('\t');
    const found = lines.find((candidate) => candidate.row === Number(row));
    const text = `${line} → ${found?.status} ${found?.quantity} ${found?.name}`;
    if ((kind === 'note') !== (found?.status === 'note')) figures.misplaced.push(text);
    if (kind === 'product') figures.products += 1;
    const isChosen = found !== undefined && found.name !== '';
    const isRight =
      kind === 'product' &&
      names.split(' || ').includes(found?.name ?? '') &&
      found?.quantity === quantity;
    if (isRight) figures.right += 1;
    else if (isChosen && !(names.split(' || ').includes(found.name) && found.quantity === ''))
      figures.wrong.push(text);
    else if (kind === 'product') figures.open.push(text);
  }
  return figures;
}

describe.each(['chat', 'hoja', 'dictado', 'requisicion', 'metrado'])('the list %s', (list) => {
  const { right, products, open, wrong, misplaced } = figuresOf(list);

  it('has no wrong product or quantity by the main button', () => {
    expect(wrong).toEqual([]);
  });

  it('is right in at least 85 %', () => {
    expect(right / products, open.join('\n')).toBeGreaterThanOrEqual(0.85);
  });

  it('keeps notes apart from requests', () => {
    expect(misplaced).toEqual([]);
  });
});
