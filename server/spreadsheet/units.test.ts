import { describe, expect, it } from 'vitest';
import { productRow } from '../../testing/products.ts';
import type { StoredProduct } from '../catalogue/stored-product.ts';
import type { ImportChoices } from './import-choices.ts';
import { planImport } from './plan.ts';

const nail = productRow({ id: 101, uuid: 'CL-1', name: 'CLAVO 2" x KG', price: 7 });

/** Rows between line breaks, cells between bars. */
const plan = (text: string, choices: ImportChoices = {}, products: StoredProduct[] = [nail]) => {
  const table = text.split('\n').map((row) => row.split('|'));
  const catalogue = { categories: [], products, removed: [], version: '1' };
  return planImport(catalogue, { products: table }, null, choices);
};
const namesOf = (text: string) => plan(text, {}, []).added.map(({ name }) => name);

describe('the unit of sale of a list', () => {
  it.each([
    ['CLAVO 2"', 'KG', 'CLAVO 2" x KG'],
    ['LADRILLO KING KONG', 'MILLAR', 'LADRILLO KING KONG x MILLAR'],
    ['ARENA GRUESA', 'M3', 'ARENA GRUESA x M3'],
    ['CLAVO 2" x KILO', 'KG', 'CLAVO 2" x KILO'],
    ['CLAVO 2" KG', 'KG', 'CLAVO 2" x KG'],
    ['BOLSA 25 KG', 'KG', 'BOLSA 25 KG x KG'],
    ['BISAGRA 3" PAR', 'PAR', 'BISAGRA 3" PAR'],
    ['BISAGRA 3" PAR', 'UND', 'BISAGRA 3" PAR'],
    ['BROCA 1/4', 'UND', 'BROCA 1/4'],
  ])('is written once, in the name: %s in %s', (name, unit, expected) => {
    expect(namesOf(`Nombre|Unidad|Precio\n${name}|${unit}|7`)).toEqual([expected]);
  });

  it('is refused where the name has another one', () => {
    expect(plan('Nombre|Unidad|Precio\nCLAVO 3" x KG|CIENTO|7').problems).toMatchObject([
      { row: 2, column: 'Unidad', message: expect.stringContaining('otra unidad') },
    ]);
  });

  it.each([
    ['Código|Nombre|Unidad|Precio\nCL-1|CLAVO 2"|KG|7'],
    ['Código|Nombre|Unidad|Precio\nCL-1|CLAVO 2"|KILO|7'],
    ['Código|Nombre|Precio\nCL-1|CLAVO 2"|7'],
    ['Código|Nombre|Unidad|Precio\nCL-1|CLAVO 2"||7'],
    ['Código|Unidad|Precio\n101|KG|7'],
    ['Código|Nombre|Precio\n101|CLAVO 2"|7'],
    ['Nombre|Unidad|Precio\nClavo 2"|Kg|7'],
    ['Nombre|Precio\nCLAVO 2"|7'],
  ])('changes nothing when the same list comes again: %s', (text) => {
    const { changes, added, problems, confirmations } = plan(text);
    expect([changes, added, problems, confirmations]).toEqual([[], [], [], []]);
  });

  it.each([
    ['Código|Nombre|Unidad|Precio\nCL-1|CLAVO 2"|CIENTO|7', 'CLAVO 2" x CIENTO'],
    ['Código|Nombre|Unidad|Precio\nCL-1|CLAVO 2"|UND|7', 'CLAVO 2"'],
    ['Código|Nombre|Precio|UUID\n101|CLAVO 2"|7|CL-1', 'CLAVO 2"'],
  ])('is asked about when it changes: %s', (text, after) => {
    const { changes, confirmations } = plan(text);
    expect(changes).toMatchObject([{ field: 'name', after }]);
    expect(confirmations).toContain('productos cuya unidad de venta cambia: 1');
  });

  it('is removed by its owner in the form', () => {
    const { changes } = plan('Código|Nombre\n101|CLAVO 2"', { hasTypedNames: true });
    expect(changes).toMatchObject([{ field: 'name', after: 'CLAVO 2"' }]);
  });

  it('makes another product of a name without a code, which is asked about', () => {
    const { added, confirmations } = plan('Nombre|Unidad|Precio\nCLAVO 2"|CIENTO|7');
    expect(added).toMatchObject([{ name: 'CLAVO 2" x CIENTO' }]);
    expect(confirmations).toContain('productos nuevos que la tienda ya vende en otra unidad: 1');
  });
});
