import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import catalogue from '../../server/seed/catalogue.json' with { type: 'json' };
import { searchIndex } from '../search/search-index.ts';
import { searchProducts } from '../search/search-products.ts';
import { reviewList } from './review.ts';

const names = catalogue.products.map(({ name }) => name);
const index = searchIndex(
  catalogue.products.map(({ id, name, category }) => ({ id, name, category })),
);

interface Figures {
  /** Lines that ask for a product of the shop. */
  sold: number;
  /** Of these, lines for which a described product is offered. */
  found: number;
  /** Lines with a preselected product. */
  chosen: number;
  /** Of these, lines with a described product and the right quantity. */
  right: number;
}

/** Reads a list: mistake or not, pieces, described names (`*`, `?`, `||`; `-` for none), line. */
function figuresOf(file: string): Figures & { wrong: string[]; missed: string[] } {
  const wrong: string[] = [];
  const missed: string[] = [];
  const figures: Figures = { sold: 0, found: 0, chosen: 0, right: 0 };
  const rows = readFileSync(`testing/lists/${file}.tsv`, 'utf8').trimEnd().split('\n');
  for (const row of rows) {
    const [, pieces, pattern = '', ...cells] = row.split('\t');
    const text = cells.join('\t');
    const described = names.filter((name) => patternOf(pattern).test(name));
    if (pattern !== '-' && described.length === 0) throw new Error(`No product matches ${pattern}`);
    const [line] = reviewList(text, (query) => searchProducts(index, query));
    const offered = line?.choices ?? [];
    const isFound = offered.some(({ name }) => described.includes(name ?? ''));
    if (pattern !== '-') {
      figures.sold += 1;
      if (isFound) figures.found += 1;
      else missed.push(text);
    }
    if (!line?.chosen) continue;
    figures.chosen += 1;
    const isRight = described.includes(line.chosen.name ?? '');
    if (isRight && (line.quantityText || '1') === pieces) figures.right += 1;
    else wrong.push(`${text} → ${line.chosen.name} × ${line.quantityText}`);
  }
  return { ...figures, wrong, missed };
}

function patternOf(pattern: string): RegExp {
  const escaped = pattern.split(' || ').map((one) =>
    one
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/\*/g, '.*')
      .replace(/\?/g, '.'),
  );
  return new RegExp(`^(?:${escaped.join('|')})$`);
}

describe('300 lines as buyers write them, 60 with mistakes', () => {
  it.each([
    // Held out: written before any result was known.
    ['kept-apart', { sold: 95, found: 91, chosen: 88, right: 88 }],
    ['open', { sold: 188, found: 186, chosen: 183, right: 183 }],
  ])('are found in 90 %, and every preselection is right: %s', (file, reached) => {
    const { wrong, missed, ...figures } = figuresOf(file);
    expect(wrong).toEqual([]);
    expect(figures, missed.join('\n')).toEqual(reached);
    expect(figures.found / figures.sold).toBeGreaterThanOrEqual(0.9);
    expect(figures.right / figures.chosen).toBeGreaterThanOrEqual(0.99);
  });
});
