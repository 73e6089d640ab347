import { describe, expect, it } from 'vitest';
import { company } from './company.ts';
import { categoryMeta, pageMeta, productMeta, searchMeta, serviceMeta } from './meta.ts';
import { catalogueMeta } from './page-meta.ts';

const pages = [
  ...Object.values(catalogueMeta),
  ...Object.values(pageMeta),
  productMeta(null),
  productMeta('TUBO CUADRADO LAC 2" x 2" x 2.0 mm x 6 m'),
  serviceMeta('Corte y doblez'),
  categoryMeta('MAQUINA DE SOLDAR'),
  searchMeta('1/2'),
];

describe('the titles and descriptions of the pages', () => {
  it('are different for every page', () => {
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
  });

  it.each(pages)('name the company and fit into a search result: $title', (page) => {
    expect(page.title).toContain(company.tradeName);
    expect(page.description.length).toBeGreaterThan(50);
    expect(page.description.length).toBeLessThanOrEqual(160);
  });

  it('carry what the visitor is looking at', () => {
    expect(categoryMeta('ÁNGULOS').title).toBe(`ÁNGULOS | ${company.tradeName}`);
    expect(searchMeta('1/2').title).toBe(`Resultados para 1/2 | ${company.tradeName}`);
  });
});
